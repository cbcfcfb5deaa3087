import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '#islands/ui/card.tsx'
import { TransactionsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { formatMoment } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/points.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { transactionsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { EmptyShowcase } from './empty-showcase.tsx'
import { Showcase } from './showcase.tsx'

const styles = {
  list: css({ paddingInline: '4' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottom: 'hairline',
    _last: { borderBottom: 'none' },
  }),
  name: css({ overflowWrap: 'anywhere' }),
  moment: css({ color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}
const most = 4

/** The rows before they come. `label` is read out. */
export function LatestSkeleton({ label }: { label: string }) {
  return (
    <Card aria-busy="true" aria-label={label} padding="none" role="status">
      <div className={styles.list}>
        {Array.from({ length: most }, (_, index) => index).map((index) => (
          <div className={styles.row} key={index}>
            <div>
              <Skeleton />
              <Skeleton width="third" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Shows the latest transactions that changed the member's points. */
export function LatestTransactions() {
  const words = useWords()
  const locale = useLocale()
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <Showcase
      answer={answer}
      empty={<EmptyShowcase drawing={<TransactionsDrawing />} text={words.dashboard.transactions.empty()} />}
      most={most}
      waiting={<LatestSkeleton label={words.common.loading()} />}
    >
      {(transactions) => (
        <Card padding="none">
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari */}
          <ul className={styles.list} role="list">
            {transactions.map(({ id, at, description, points }) => (
              <li className={styles.row} key={id}>
                <div>
                  <p className={styles.name}>{description}</p>
                  <p className={styles.moment}>{formatMoment(at, locale)}</p>
                </div>
                <Amount gained={points > 0}>{formatMovement(points, locale)}</Amount>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Showcase>
  )
}
