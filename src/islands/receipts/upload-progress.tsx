import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipt-upload/receipt-upload.view.ts'
import { css } from '#styled/css'
import { rowLook } from './look.ts'

const bar = css({ display: 'block', width: 'full', accentColor: 'primary' })

/** How many of the files are uploaded, seen and read out; how far a file itself is, no browser tells. */
export function UploadProgress({ view }: { view: ReceiptUploadView }) {
  const words = useWords().upload
  const { list, taken, busy, canCancel } = view
  const counts = canCancel || (!busy && taken > 0)
  const said = counts ? words.progress({ done: taken, all: list.length }) : busy ? words.last() : ''
  return (
    <div>
      {busy && <progress aria-label={words.title()} className={bar} max={list.length} value={taken} />}
      <p className={rowLook.said} role="status">
        {said}
      </p>
    </div>
  )
}
