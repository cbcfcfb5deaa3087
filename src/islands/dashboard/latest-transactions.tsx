import { useInfiniteQuery } from '@tanstack/react-query'
import { Amount } from '#islands/ui/amount.tsx'
import { Card } from '#islands/ui/card.tsx'
import { TransactionsDrawing } from '#islands/ui/drawings.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import { formatDay, formatTime } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/points.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { transactionsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { EmptyShowcase } from './empty-showcase.tsx'
import { Showcase } from './showcase.tsx'

const look = {
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
      <div className={look.list}>
        {Array.from({ length: most }, (_, index) => index).map((index) => (
          <div className={look.row} key={index}>
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

/** What moved the member's points last. */
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
          <ul className={look.list} role="list">
            {transactions.map(({ id, at, description, points }) => (
              <li className={look.row} key={id}>
                <div>
                  <p className={look.name}>{description}</p>
                  <p className={look.moment}>
                    {formatDay(at)} {formatTime(at)}
                  </p>
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
