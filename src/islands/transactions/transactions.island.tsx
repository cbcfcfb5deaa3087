import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MemberBalance } from '#islands/shared/member-balance.tsx'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { Table } from '#islands/ui/list/table.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { useIsMember } from '#islands/ui/shapes/member-island.tsx'
import { RowSkeletons } from '#islands/ui/shapes/row-skeletons.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { TransactionsDrawing } from '#islands/ui/state/drawings.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { monthSums, type Transaction } from '#lib/domain/transactions/transaction.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { hasDroppedRows, transactionsQuery } from '#lib/queries/transactions.ts'
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

interface HistoryProps {
  rows: readonly Transaction[]
  /** All that have come, of which the rows are drawn. */
  transactions: readonly Transaction[]
  hasMore: boolean
}

const idOf = ({ id }: Transaction) => id

/** The rows of the history under their months. */
function History({ rows, transactions, hasMore }: HistoryProps) {
  const words = useWords()
  const locale = useLocale()
  const columns = useMemo(() => transactionColumns({ words, locale, now: nowSeconds() }), [words, locale])
  const sums = useMemo(
    () => monthSums(transactions, { hasMore, hasDropped: hasDroppedRows() }),
    [transactions, hasMore],
  )
  return (
    <MonthSumsContext value={sums}>
      <Table
        caption={words.transactions.caption()}
        className={columnWidths}
        columns={columns}
        groups={months}
        rowId={idOf}
        rows={rows}
      />
    </MonthSumsContext>
  )
}

/** The history of a member's points, whatever has come of it so far. TRX-1. */
function Transactions() {
  const { frame, transactions: words } = useWords()
  const { card } = useClub().settings.GENERAL
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <ListScreen
      announcement={(n) => words.shown({ n })}
      answer={answer}
      card
      empty={{
        drawing: <TransactionsDrawing />,
        text: `${words.empty()} ${words.emptyHint()}`,
        action: card && <ButtonLink href={pathTo('/card')}>{frame.menu.card()}</ButtonLink>,
      }}
      end={words.end()}
      skeleton={<TransactionsSkeleton />}
      table={(rows, transactions) => (
        <History hasMore={answer.hasNextPage} rows={rows} transactions={transactions} />
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
