import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '#islands/ui/back-link.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { DetailScreen } from '#islands/ui/shapes/detail-screen.tsx'
import { DetailSkeleton } from '#islands/ui/state/detail-skeleton.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { useDetail } from '#lib/queries/list-query.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardInList, rewardQuery } from '#lib/queries/rewards.ts'
import { $session } from '#machines/session/session.store.ts'
import { RewardDetail } from './reward-detail.tsx'

const list = pathTo('/rewards')

/** A reward that is not there: taken out of the catalogue, or never was in it. */
function Gone() {
  const words = useWords()
  return (
    <>
      <HiddenHeading>{words.rewards.title()}</HiddenHeading>
      <EmptyState
        action={<ButtonLink href={list}>{words.rewards.backToList()}</ButtonLink>}
        drawing={<RewardsDrawing />}
        text={words.rewards.gone()}
      />
    </>
  )
}

/** One reward: at once as the catalogue knew it, then in full. */
function RewardScreen({ id }: { id: string }) {
  const words = useWords()
  const detail = useDetail(rewardQuery(id), () => rewardInList(id))
  const { data: member } = useQuery(memberQuery, queryClient)
  const { isWhole, isWaiting } = detail
  return (
    <DetailScreen detail={detail} gone={<Gone />} title={words.rewards.title()}>
      {(reward) => <RewardDetail isWhole={isWhole} member={member} reward={reward} waiting={isWaiting} />}
    </DetailScreen>
  )
}

/** The page of one reward, which its address names. RWD-1. */
export const RewardIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = <DetailSkeleton label={words.common.loading()} />
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <Gone />
    return who === 'member' ? <RewardScreen id={id} key={id} /> : waiting
  }
  return (
    <>
      <BackLink href={list} data-return>
        {words.rewards.backToList()}
      </BackLink>
      <Live waiting={waiting}>{draw}</Live>
    </>
  )
})
