import { Card } from '#islands/ui/card.tsx'
import { ReceiptHelp } from '#islands/ui/form/receipt-help.tsx'
import { VenueFacts } from '#islands/ui/form/venue-facts.tsx'
import { Table } from '#islands/ui/list/table.tsx'
import { Balance } from '#islands/ui/text/balance.tsx'
import { Prose } from '#islands/ui/text/prose.tsx'
import { addressesWords } from '#lib/i18n/addresses/words.ts'
import { cardWords } from '#lib/i18n/card/words.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { sidebarWords } from '#lib/i18n/sidebar/words.ts'
import { transactionsWords } from '#lib/i18n/transactions/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useProse } from '../use-prose.ts'
import { useSpoken } from '../use-spoken.ts'

const columns = css({ '--table-columns': 'minmax(0, 1fr) 120px 120px' })
const wide = css({ width: 'full' })
const rows = ['1', '2', '3']

/** Everything to read. */
export function Texts() {
  const words = useSpoken(addressesWords, cardWords, couponsWords, sidebarWords, transactionsWords)
  const { transactions, card } = words
  const html = useProse()
  return (
    <>
      <Specimen name="Points: to spend, waiting, lapsing; a chosen place">
        <Balance
          lapses={[words.coupons.validity.untilTomorrow()]}
          later={words.sidebar.more()}
          pending={words.coupons.cost({ n: 120 })}
          points={words.coupons.cost({ n: 12_345 })}
        />
        <VenueFacts
          address={words.addresses.fields.street()}
          distance="1.2 km"
          prices={[{ name: 'Diesel', price: '€1.459/l' }]}
        />
      </Specimen>
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
