import type { Pages } from '#islands/ui/answer.ts'
import { Card } from '#islands/ui/card.tsx'
import { ListFoot } from '#islands/ui/load-more.tsx'
import { useRows } from '#islands/ui/use-revealed.ts'
import type { Receipt } from '#lib/domain/receipt.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { ReceiptItem } from './receipt-item.tsx'

interface ReceiptListProps {
  receipts: readonly Receipt[]
  answer: Pages
  trouble: TroubleName | undefined
}

/** The receipts that have come, the latest first, with a way to more of them. */
export function ReceiptList({ receipts, answer, trouble }: ReceiptListProps) {
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
        said={words.receipts.shown({ n: drawn.shown })}
        trouble={trouble}
        words={words}
      />
    </>
  )
}
