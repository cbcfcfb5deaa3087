import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipts/receipt-upload.view.ts'
import { css } from '#styled/css'
import { rowStyles } from './styles.ts'

const bar = css({ display: 'block', width: 'full', accentColor: 'primary' })

/** Shows and announces the number of uploaded files; a browser does not report the progress of a single file. */
export function UploadProgress({ view }: { view: ReceiptUploadView }) {
  const words = useWords().receiptsUpload
  const { list, taken, busy, canCancel } = view
  const counts = canCancel || (!busy && taken > 0)
  const announcement = counts ? words.progress({ done: taken, all: list.length }) : busy ? words.last() : ''
  return (
    <div>
      {busy && <progress aria-label={words.title()} className={bar} max={list.length} value={taken} />}
      <p className={rowStyles.note} role="status">
        {announcement}
      </p>
    </div>
  )
}
