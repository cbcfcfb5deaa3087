import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/id-in.ts'
import { $session } from '#machines/session/session.store.ts'
import { BackToRewards } from './back-to-rewards.tsx'
import { Gone } from './gone.tsx'
import { RewardScreen } from './reward-screen.tsx'
import { RewardSkeleton } from './reward-skeleton.tsx'

/** The page of one reward, which its address names. Spec §2, Screens by area. */
export function RewardIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <Gone />
    return who === 'member' ? <RewardScreen id={id} key={id} /> : <RewardSkeleton />
  }
  return (
    <>
      <BackToRewards />
      <Live waiting={<RewardSkeleton />}>{draw}</Live>
    </>
  )
}
