// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { LoadMore } from '#islands/ui/load-more.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { Reward } from '#lib/domain/reward.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { RewardCard } from './reward-card.tsx'
import { rewardGrid } from './reward-grid.ts'

/** Cards whose pictures are on the first screen of a phone. */
const first = 2

interface RewardCardsProps {
  rewards: readonly Reward[]
  member: Member | undefined
  /** The server has more. */
  more: boolean
  loading: boolean
  /** Why the last try for more failed. */
  failed: TroubleName | undefined
  onMore: () => void
}

/** The rewards that are here, a page at a time; the server is asked for more when they run short. */
export function RewardCards(props: RewardCardsProps) {
  const { rewards, member, more, loading, failed, onMore } = props
  const words = useWords()
  const { shown, growing, left, showMore } = useShown({ count: rewards.length, more, onMore })
  return (
    <>
      <ul className={rewardGrid} role="list">
        {rewards.slice(0, shown).map((reward, index) => (
          <RewardCard eager={index < first} key={reward.id} member={member} reward={reward} />
        ))}
      </ul>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || growing}
        more={left}
        onMore={showMore}
        round={shown}
      />
    </>
  )
}
