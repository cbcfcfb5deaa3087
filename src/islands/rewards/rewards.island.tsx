import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { RewardList } from './reward-list.tsx'
import { RewardSkeletons } from './reward-skeletons.tsx'

/** The page of rewards. Spec §2, Screens by area. */
export function RewardsIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<RewardSkeletons />}>
      {() => <RewardList />}
    </Live>
  )
}
