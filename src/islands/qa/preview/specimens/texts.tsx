import { Card } from '#islands/ui/card.tsx'
import { Prose } from '#islands/ui/prose.tsx'
import { ReceiptHelp } from '#islands/ui/receipt-help.tsx'
import { Table } from '#islands/ui/table.tsx'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useProse } from '../use-prose.ts'
import { useSpoken } from '../use-spoken.ts'

const columns = css({ '--table-columns': 'minmax(0, 1fr) 120px 120px' })
const wide = css({ width: 'full' })
const rows = ['1', '2', '3']

/** Everything to read. */
export function Texts() {
  const words = useSpoken()
  const { transactions, card } = words
  const html = useProse()
  return (
    <>
      <Specimen name="Table: columns where there is room, rows of two lines where there is not">
        <Card className={wide}>
          <Table
            caption={transactions.caption()}
            className={columns}
            columns={[
              {
                key: 'what',
                header: transactions.description(),
                place: 'lead',
                render: () => transactions.emptyHint(),
                aside: () => transactions.expires({ date: '31. 12. 2026' }),
              },
              { key: 'when', header: transactions.date(), place: 'lesser', render: () => '20. 11. 2026' },
              { key: 'points', header: transactions.points(), place: 'value', render: (row) => `+${row}50` },
            ]}
            rowId={(row) => row}
            rows={rows}
          />
        </Card>
      </Specimen>
      <Specimen column name="Text of a club">
        {html && <Prose html={html} />}
      </Specimen>
      <Specimen column name="Where a till prints the number">
        <ReceiptHelp
          answer={card.receipt.answer()}
          line={card.receipt.line()}
          picture={card.receipt.picture()}
          question={card.receipt.question()}
          section={card.receipt.section()}
        />
      </Specimen>
    </>
  )
}
