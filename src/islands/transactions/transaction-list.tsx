import { useMemo, useState } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { LoadMore } from '#islands/ui/load-more.tsx'
import { Table } from '#islands/ui/table.tsx'
import { useRevealed } from '#islands/ui/use-revealed.ts'
import { VisuallyHidden } from '#islands/ui/visually-hidden.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { recallPlace } from '#lib/browser/kept-place.ts'
import type { Transaction } from '#lib/domain/transaction.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { transactionColumns } from './transaction-columns.tsx'
import { usePlace } from './use-place.ts'

const look = {
  columns: css({ '--table-columns': '7rem 3rem minmax(0, 1fr) minmax(5rem, auto)' }),
  end: css({ paddingBlock: '2', color: 'muted', textStyle: 'small', textAlign: 'center' }),
}

interface TransactionListProps {
  rows: readonly Transaction[]
  /** Whether the server has further rows. */
  more: boolean
  loading: boolean
  /** Why the last try for further rows failed. */
  failed: TroubleName | undefined
  onMore: () => void
}

const idOf = ({ id }: Transaction) => id

/** The rows that have come, with a way to more of them. What has come stays when the next page fails. */
export function TransactionList({ rows, more, loading, failed, onMore }: TransactionListProps) {
  const words = useWords()
  const locale = useLocale()
  const [place] = useState(recallPlace)
  const drawn = useRevealed(rows.length, place?.drawn)
  usePlace(place, drawn)
  const columns = useMemo(
    () => transactionColumns({ words: words.transactions, locale, now: nowSeconds() }),
    [words, locale],
  )
  const ended = !more && !drawn.more

  return (
    <>
      <Card>
        <Table
          caption={words.transactions.caption()}
          className={look.columns}
          columns={columns}
          kept={place?.item}
          rowId={idOf}
          rows={rows.slice(0, drawn.shown)}
        />
      </Card>
      <VisuallyHidden>
        <span role="status">{words.transactions.shown({ n: drawn.shown })}</span>
      </VisuallyHidden>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || drawn.growing}
        more={!ended}
        onMore={() => {
          drawn.reveal()
          if (!drawn.more) onMore()
        }}
        round={drawn.shown}
      />
      {ended && <p className={look.end}>{words.transactions.end()}</p>}
    </>
  )
}
