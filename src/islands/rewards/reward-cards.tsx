// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { Pages } from '#islands/ui/answer.ts'
import { ListFoot } from '#islands/ui/load-more.tsx'
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
  answer: Pages
  trouble: TroubleName | undefined
}

/** The rewards that are here, a page at a time; the server is asked for more when they run short. */
export function RewardCards({ rewards, member, answer, trouble }: RewardCardsProps) {
  const words = useWords()
  const drawn = useShown(rewards, answer)
  return (
    <>
      <ul className={rewardGrid} role="list">
        {drawn.items.map((reward, index) => (
          <RewardCard eager={index < first} key={reward.id} member={member} reward={reward} />
        ))}
      </ul>
      <ListFoot answer={answer} drawn={drawn} trouble={trouble} words={words} />
    </>
  )
}
