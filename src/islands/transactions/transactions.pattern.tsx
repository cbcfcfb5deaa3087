import { Card } from '#islands/ui/card.tsx'
import { type Column, Table } from '#islands/ui/list/table.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { monthStyles } from './month-heading.tsx'
import { columnWidths } from './transaction-columns.tsx'

/** As high as the titles of the columns. */
const line = '\u00a0'

const columnsWith = (lapse: string): readonly Column<string>[] => [
  { key: 'date', header: line, place: 'lesser', render: () => '{at|day}' },
  { key: 'time', header: line, place: 'lesser', render: () => '{at|time}' },
  {
    key: 'description',
    header: line,
    place: 'lead',
    render: () => '{description|movementText}',
    // Not seen, as high as what is: whether they have lapsed, and its words, come with the island.
    aside: () => (
      <span data-live="" data-when="expires_at">
        {lapse}
      </span>
    ),
  },
  {
    key: 'points',
    header: line,
    place: 'value',
    render: () => (
      <>
        <span data-when="points">
          <Amount gained>{'{points|movement}'}</Amount>
        </span>
        <span data-unless="points">
          <Amount gained={false}>{'{points|movement}'}</Amount>
        </span>
      </>
    ),
  },
]

/** The month of a row, with room for its sums, which come with the island. */
const months = {
  keyOf: () => '',
  heading: () => (
    <>
      <h2 className={monthStyles.month}>{'{at|month}'}</h2>
      <p className={monthStyles.sums}>{line}</p>
    </>
  ),
}

/**
 * The history as `lib/browser/head/first-content.ts` fills it in. The titles of the columns and the days on which points lapse
 * come with the island. TRX-1.
 */
export const TransactionsPattern = () => {
  const { transactions } = useWords()
  const columns = columnsWith(transactions.expires({ date: '{expires_at|day}' }))
  return (
    <Card>
      <Table
        caption=""
        className={columnWidths}
        columns={columns}
        groups={months}
        rowId={(id) => id}
        rows={['{id}']}
      />
    </Card>
  )
}
