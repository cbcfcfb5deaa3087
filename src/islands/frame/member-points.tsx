import { useQuery } from '@tanstack/react-query'
import CoinsIcon from 'lucide-react/icons/coins'
import { Pill } from '#islands/ui/text/pill.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { pointsOf } from '#lib/domain/points/points.ts'
import { balanceOf, isBalanceUnclear } from '#lib/domain/transactions/primary-wallet.ts'
import { formatPoints } from '#lib/format/points.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const narrow = '@media (max-width: 374px)'

const styles = {
  root: css({
    display: 'flex',
    minWidth: '0',
    '& > span': {
      paddingInline: { base: '2', sm: '3' },
      [narrow]: { paddingInline: '[6px]', fontSize: 'xs' },
    },
  }),
  icon: css({ display: { base: 'none', sm: 'block' } }),
  // A fortune is cut before the links beside it are.
  points: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
}

/** The points of the member's primary wallet; nothing where nobody can tell which it is. FRM-1. */
export function MemberPoints() {
  const { header } = useWords().frame
  const locale = useLocale()
  const { data } = useQuery(memberQuery, queryClient)
  if (!data || isBalanceUnclear(data)) return null
  const balance = balanceOf(data)
  return (
    <div className={styles.root}>
      <Pill icon={<CoinsIcon className={styles.icon} />} tone="points">
        <span aria-hidden="true" className={styles.points}>
          {formatPoints(balance, locale)}
        </span>
        <VisuallyHidden>{header.points({ n: pointsOf(balance) ?? 0 })}</VisuallyHidden>
      </Pill>
    </div>
  )
}
