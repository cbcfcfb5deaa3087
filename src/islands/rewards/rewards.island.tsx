import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { RewardList } from './reward-list.tsx'
import { RewardSkeletons } from './reward-skeletons.tsx'

/** The page of rewards. RWD-1. */
export const RewardsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<RewardSkeletons />}>
      {() => <RewardList />}
    </Live>
  )
})
