import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MemberBalance } from '#islands/shared/member-balance.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { Table } from '#islands/ui/list/table.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListFoot, ListScreen, type Pages } from '#islands/ui/shapes/list-screen.tsx'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { RowSkeletons } from '#islands/ui/shapes/row-skeletons.tsx'
import { TransactionsDrawing } from '#islands/ui/state/drawings.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { monthSums, type Transaction } from '#lib/domain/transactions/transaction.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { hasDroppedRows, transactionsQuery } from '#lib/queries/transactions.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { MonthSumsContext, months } from './month-heading.tsx'
import { columnWidths, transactionColumns } from './transaction-columns.tsx'

// As high as its button, whether there is one or not: the rows below stay where they are.
const foot = css({ minHeight: 'touch' })

/** The button that puts the next lapse into a calendar: nobody waits for it, and the screen does without it. */
const LazyCalendar = late(() => import('./lapse-calendar.tsx').then((file) => file.LapseCalendar), {
  instead: () => null,
})

/** Shows the sum of the movements below, the points that are pending, and those that expire. */
function BalanceCard({ isMember }: { isMember: boolean }) {
  const { data: member } = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  return (
    <Card>
      <MemberBalance isMember={isMember} />
      <div className={foot}>{isMember && member && <LazyCalendar wallets={member.wallets} />}</div>
    </Card>
  )
}

interface TransactionListProps {
  transactions: readonly Transaction[]
  answer: Pages
  callError: QueryErrorName | undefined
}

const idOf = ({ id }: Transaction) => id

/** The rows that have come, with a way to more of them. What has come stays when the next page fails. */
function TransactionList({ transactions, answer, callError }: TransactionListProps) {
  const words = useWords()
  const locale = useLocale()
  const drawn = useShown(transactions, answer)
  const columns = useMemo(
    () => transactionColumns({ words: words.transactions, locale, now: nowSeconds() }),
    [words, locale],
  )
  const { hasNextPage } = answer
  const sums = useMemo(
    () => monthSums(transactions, { hasMore: hasNextPage, hasDropped: hasDroppedRows() }),
    [transactions, hasNextPage],
  )
  return (
    <MonthSumsContext value={sums}>
      <Card>
        <Table
          caption={words.transactions.caption()}
          className={columnWidths}
          columns={columns}
          groups={months}
          rowId={idOf}
          rows={drawn.items}
        />
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.transactions.end()}
        announcement={words.transactions.shown({ n: drawn.shown })}
        callError={callError}
      />
    </MonthSumsContext>
  )
}

/** The history of a member's points, whatever has come of it so far. TRX-1. */
function Transactions() {
  const words = useWords()
  const { card } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <ListScreen
      answer={answer}
      card
      empty={{
        drawing: <TransactionsDrawing />,
        text: `${words.transactions.empty()} ${words.transactions.emptyHint()}`,
        action: card && <ButtonLink href={pathTo('/card')}>{words.frame.menu.card()}</ButtonLink>,
      }}
      skeleton={<TransactionsSkeleton />}
      table={(transactions, callError) => (
        <TransactionList answer={answer} callError={callError} transactions={transactions} />
      )}
    />
  )
}

const TransactionsSkeleton = () => <RowSkeletons count={8} />

/** The screen `/transactions`. TRX-1. */
export const TransactionsIsland = island(() => {
  const isMember = useIsMember()
  return (
    <div className={screen}>
      <BalanceCard isMember={isMember} />
      {isMember ? <Transactions /> : <TransactionsSkeleton />}
    </div>
  )
})
