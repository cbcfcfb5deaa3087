import { Amount } from '#islands/ui/text/amount.tsx'
import { pointsOf } from '#lib/domain/points/points.ts'
import type { Receipt } from '#lib/domain/receipts/receipt.ts'
import { formatDate, formatTime } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { FileName } from './file-name.tsx'
import { ReceiptStatusPill } from './receipt-status-pill.tsx'
import { rowStyles as styles } from './styles.ts'

/**
 * A receipt in the list: when it was uploaded, of which file, and what it earned or why it was refused. Of two that were
 * uploaded one after the other only the file's name tells which was refused. RCP-1.
 */
export function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const words = useWords()
  const locale = useLocale()
  const { id, created_at, status, file_name, points, reason } = receipt
  const day = formatDate(created_at, locale)
  const earned = status === 'approved' ? pointsOf(points) : undefined
  return (
    <li className={styles.receipt} data-item={id}>
      <div className={styles.line}>
        <p className={styles.name}>{day ? words.receipts.uploaded({ day }) : words.receipts.one()}</p>
        {earned ? <Amount gained>{`+${words.common.points({ n: earned })}`}</Amount> : null}
      </div>
      <div className={styles.line}>
        <p className={styles.day}>{formatTime(created_at)}</p>
        <ReceiptStatusPill status={status} />
      </div>
      {file_name !== '' && (
        <div className={styles.note}>
          <FileName name={file_name} />
        </div>
      )}
      {status === 'rejected' && reason && <p className={styles.note}>{reason}</p>}
    </li>
  )
}
