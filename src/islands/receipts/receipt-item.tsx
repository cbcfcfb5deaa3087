import { Amount } from '#islands/ui/amount.tsx'
import { pointsOf } from '#lib/domain/points.ts'
import type { Receipt } from '#lib/domain/receipt.ts'
import { formatDay } from '#lib/format/moments.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { FileName } from './file-name.tsx'
import { rowLook as look } from './look.ts'
import { ReceiptStatusPill } from './receipt-status-pill.tsx'

/** A receipt in the list: what it earned, or why it was refused. Spec §4 "Invoice". */
export function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const words = useWords()
  const { id, file_name, created_at, status, points, reason } = receipt
  const earned = status === 'approved' ? pointsOf(points) : undefined
  return (
    <li className={look.receipt} data-item={id}>
      <div className={look.line}>
        <div className={look.body}>
          <FileName name={file_name} />
        </div>
        {earned ? <Amount gained>+{words.common.points({ n: earned })}</Amount> : null}
      </div>
      <div className={look.line}>
        <p className={look.day}>{formatDay(created_at)}</p>
        <ReceiptStatusPill status={status} />
      </div>
      {status === 'rejected' && reason && <p className={look.said}>{reason}</p>}
    </li>
  )
}
