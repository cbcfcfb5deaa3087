import { Card } from '#islands/ui/card.tsx'
import type { Pages } from '#islands/ui/list/answer.ts'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import { useRows } from '#islands/ui/list/use-revealed.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import type { Receipt } from '#lib/domain/receipts/receipt.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { ReceiptItem } from './receipt-item.tsx'

interface ReceiptListProps {
  receipts: readonly Receipt[]
  answer: Pages
  callError: QueryErrorName | undefined
}

/** The receipts that have come, the latest first, with a way to more of them. */
export function ReceiptList({ receipts, answer, callError }: ReceiptListProps) {
  const words = useWords()
  const drawn = useRows(receipts, answer)
  return (
    <>
      <Card>
        <ul aria-label={words.receipts.caption()}>
          {drawn.rows.map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.receipts.end()}
        announcement={words.receipts.shown({ n: drawn.shown })}
        callError={callError}
        words={words}
      />
    </>
  )
}
