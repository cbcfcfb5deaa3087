import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { TransactionsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { transactionsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { TransactionList } from './transaction-list.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** The history of a member's points, whatever has come of it so far. TRX-1. */
export function Transactions() {
  const words = useWords()
  const { card } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <QueryScreen card query={answer} skeleton={<TransactionsSkeleton label={words.common.loading()} />} stale>
      {(transactions, callError) =>
        transactions.length === 0 ? (
          <Card>
            <EmptyState
              action={card && <ButtonLink href={pathTo('/card')}>{words.frame.menu.card()}</ButtonLink>}
              drawing={<TransactionsDrawing />}
              text={`${words.transactions.empty()} ${words.transactions.emptyHint()}`}
            />
          </Card>
        ) : (
          <TransactionList answer={answer} callError={callError} transactions={transactions} />
        )
      }
    </QueryScreen>
  )
}
