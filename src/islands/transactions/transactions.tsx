import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { TransactionsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { transactionsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { TransactionList } from './transaction-list.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

const root = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** The history of a member's points, whatever has come of it so far. Spec §2, "Transaction history table". */
export function Transactions() {
  const words = useWords()
  const online = useOnline()
  const { card } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const query = useInfiniteQuery(transactionsQuery, queryClient)
  const trouble = useTrouble(query)
  const rows = query.data
  const away = !online || (trouble === 'network' && rows !== undefined)

  return (
    <div className={root}>
      {away && <OfflineLine text={words.common.offline()} />}
      {rows === undefined ? (
        trouble ? (
          <Card>
            <ErrorState
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
              retry={words.common.retry()}
              text={words.errors[trouble]()}
            />
          </Card>
        ) : (
          <TransactionsSkeleton label={words.common.loading()} />
        )
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState
            action={card && <ButtonLink href={pathTo('/card')}>{words.frame.menu.card()}</ButtonLink>}
            drawing={<TransactionsDrawing />}
            text={`${words.transactions.empty()} ${words.transactions.emptyHint()}`}
          />
        </Card>
      ) : (
        <TransactionList
          failed={query.isFetchNextPageError ? trouble : undefined}
          loading={query.isFetchingNextPage}
          more={query.hasNextPage}
          onMore={() => void query.fetchNextPage()}
          rows={rows}
        />
      )}
    </div>
  )
}
