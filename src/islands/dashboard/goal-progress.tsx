import { useQuery } from '@tanstack/react-query'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf, costOf } from '#lib/domain/points/points.ts'
import { formatShare } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery } from '#lib/queries/rewards.ts'
import { css } from '#styled/css'

const styles = {
  link: css({ color: 'inherit', whiteSpace: 'nowrap' }),
  // Absolute along the edge of the card, so that it shifts nothing when it loads.
  bar: css({
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: '0',
    display: 'block',
    height: '[6px]',
    background: '[color-mix(in srgb, currentColor 25%, transparent)]',
    '& > svg': { display: 'block', width: 'full', height: 'full' },
  }),
}

/** Shows how far the points are to the goal: in the line above them, and as a bar along the edge of their card. PTS-2. */
export function GoalProgress({ id, member }: { id: string; member: Member }) {
  const { planner } = useWords().dashboard
  const locale = useLocale()
  const { data: reward } = useQuery(rewardQuery(id), queryClient)
  const cost = costOf(reward?.points)
  if (!reward || cost === 0) return null
  const balance = Math.max(0, Math.min(balanceOf(member), cost))
  const share = formatShare(balance, cost, locale)
  return (
    <>
      <span> · </span>
      <a className={styles.link} href={pathTo('/reward/{id}', id)}>
        {planner.share({ share })}
      </a>
      <span
        aria-label={reward.name}
        aria-valuemax={cost}
        aria-valuemin={0}
        aria-valuenow={balance}
        aria-valuetext={share}
        className={styles.bar}
        role="progressbar"
      >
        <svg aria-hidden="true" fill="currentColor" preserveAspectRatio="none" viewBox={`0 0 ${cost} 1`}>
          <path d={`M0 0h${balance}v1H0z`} />
        </svg>
      </span>
    </>
  )
}
