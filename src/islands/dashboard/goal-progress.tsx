import { useQuery } from '@tanstack/react-query'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf, costOf } from '#lib/domain/points/points.ts'
import { formatShare } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery } from '#lib/queries/rewards.ts'
import { css } from '#styled/css'

const end = { borderRadius: 'none', background: 'current' } as const

const styles = {
  link: css({ color: 'inherit', whiteSpace: 'nowrap' }),
  // Along the edge of the card: it takes no room, so nothing moves when it comes.
  bar: css({
    appearance: 'none',
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: '0',
    width: 'full',
    height: '[6px]',
    border: 'none',
    color: 'inherit',
    background: '[color-mix(in srgb, currentColor 25%, transparent)]',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': end,
    '&::-moz-progress-bar': end,
  }),
}

/** How much of the member's goal her points reach: in the line above them, and as a bar along the edge of their card. PTS-2. */
export function GoalProgress({ id, member }: { id: string; member: Member }) {
  const { planner } = useWords().dashboard
  const locale = useLocale()
  const { data: reward } = useQuery(rewardQuery(id), queryClient)
  const cost = costOf(reward?.points)
  if (!reward || cost === 0) return null
  const balance = Math.max(0, Math.min(balanceOf(member), cost))
  return (
    <>
      <span> · </span>
      <a className={styles.link} href={pathTo('/reward/{id}', id)}>
        {planner.share({ share: formatShare(balance, cost, locale) })}
      </a>
      <progress aria-label={reward.name} className={styles.bar} max={cost} value={balance} />
    </>
  )
}
