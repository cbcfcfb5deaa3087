import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { TransactionsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { transactionsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { $club } from '#machines/club/club.store.ts'
import { TransactionList } from './transaction-list.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** The history of a member's points, whatever has come of it so far. Spec §2, "Transaction history table". */
export function Transactions() {
  const words = useWords()
  const online = useOnline()
  const { card } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  const trouble = useTrouble(answer)
  const { data } = answer
  return (
    <div className={screen}>
      {(!online || (trouble === 'network' && data)) && <OfflineLine text={words.common.offline()} />}
      {data ? (
        data.length === 0 ? (
          <Card>
            <EmptyState
              action={card && <ButtonLink href={pathTo('/card')}>{words.frame.menu.card()}</ButtonLink>}
              drawing={<TransactionsDrawing />}
              text={`${words.transactions.empty()} ${words.transactions.emptyHint()}`}
            />
          </Card>
        ) : (
          <TransactionList answer={answer} transactions={data} trouble={trouble} />
        )
      ) : trouble ? (
        <Card>
          <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
        </Card>
      ) : (
        <TransactionsSkeleton label={words.common.loading()} />
      )}
    </div>
  )
}
