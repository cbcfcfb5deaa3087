import { useMemo, useState } from 'react'
import { Card } from '#islands/ui/card.tsx'
import type { Pages } from '#islands/ui/list/answer.ts'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import { Table } from '#islands/ui/list/table.tsx'
import { useRows } from '#islands/ui/list/use-revealed.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { recallPlace } from '#lib/browser/kept-place.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { monthSums } from '#lib/domain/transactions/month-sums.ts'
import type { Transaction } from '#lib/domain/transactions/transaction.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { hasDropped, transactionsQuery } from '#lib/queries/lists.ts'
import { MonthSumsContext, months } from './month-heading.tsx'
import { columnWidths, transactionColumns } from './transaction-columns.tsx'
import { usePlace } from './use-place.ts'

interface TransactionListProps {
  transactions: readonly Transaction[]
  answer: Pages
  callError: QueryErrorName | undefined
}

const idOf = ({ id }: Transaction) => id

/** The rows that have come, with a way to more of them. What has come stays when the next page fails. */
export function TransactionList({ transactions, answer, callError }: TransactionListProps) {
  const words = useWords()
  const locale = useLocale()
  const [place] = useState(recallPlace)
  const drawn = useRows(transactions, answer, place?.drawn)
  usePlace(place, drawn)
  const columns = useMemo(
    () => transactionColumns({ words: words.transactions, locale, now: nowSeconds() }),
    [words, locale],
  )
  const { hasNextPage } = answer
  const sums = useMemo(
    () => monthSums(transactions, { hasMore: hasNextPage, hasDropped: hasDropped(transactionsQuery) }),
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
          kept={place?.item}
          rowId={idOf}
          rows={drawn.rows}
        />
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.transactions.end()}
        announcement={words.transactions.shown({ n: drawn.shown })}
        callError={callError}
        words={words}
      />
    </MonthSumsContext>
  )
}
