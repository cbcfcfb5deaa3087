import { useMemo, useState } from 'react'
import type { Pages } from '#islands/ui/answer.ts'
import { Card } from '#islands/ui/card.tsx'
import { ListFoot } from '#islands/ui/load-more.tsx'
import { Table } from '#islands/ui/table.tsx'
import { useRows } from '#islands/ui/use-revealed.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { recallPlace } from '#lib/browser/kept-place.ts'
import type { Transaction } from '#lib/domain/transaction.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { transactionColumns } from './transaction-columns.tsx'
import { usePlace } from './use-place.ts'

const look = css({ '--table-columns': '7rem 3rem minmax(0, 1fr) minmax(5rem, auto)' })

interface TransactionListProps {
  transactions: readonly Transaction[]
  answer: Pages
  trouble: TroubleName | undefined
}

const idOf = ({ id }: Transaction) => id

/** The rows that have come, with a way to more of them. What has come stays when the next page fails. */
export function TransactionList({ transactions, answer, trouble }: TransactionListProps) {
  const words = useWords()
  const locale = useLocale()
  const [place] = useState(recallPlace)
  const drawn = useRows(transactions, answer, place?.drawn)
  usePlace(place, drawn)
  const columns = useMemo(
    () => transactionColumns({ words: words.transactions, locale, now: nowSeconds() }),
    [words, locale],
  )
  return (
    <>
      <Card>
        <Table
          caption={words.transactions.caption()}
          className={look}
          columns={columns}
          kept={place?.item}
          rowId={idOf}
          rows={drawn.rows}
        />
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.transactions.end()}
        said={words.transactions.shown({ n: drawn.shown })}
        trouble={trouble}
        words={words}
      />
    </>
  )
}
