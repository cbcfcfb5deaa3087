import { type MouseEvent, useId } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipts/receipt-upload.view.ts'
import { css } from '#styled/css'
import { UploadFile } from './upload-file.tsx'

/** The events that can be sent to an upload. */
export type SendUpload = (
  event:
    | { type: 'chosen'; files: readonly File[] }
    | { type: 'removed' | 'retried'; key: string }
    | { type: 'agreed'; isSmaller: boolean },
) => void

const styles = {
  title: css({ textStyle: 'small', fontWeight: 'bold' }),
  list: css({ maxHeight: 'fileList', overflowY: 'auto', overscrollBehavior: 'contain' }),
}

/** Gives the focus of a button that goes away to the next file's, so that keys find their place again. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const row = currentTarget.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const zone = row?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-part=dropzone]')
  ;(next?.querySelector<HTMLElement>('button') ?? zone)?.focus()
}

/** The chosen files, at most 300 px of them in sight; each can be removed, and tried again where it failed. RCP-2. */
export function UploadFiles({ view, send }: { view: ReceiptUploadView; send: SendUpload }) {
  const words = useWords().receiptsUpload
  const id = useId()
  if (view.list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {words.chosen()}
      </h3>
      <ul className={styles.list}>
        {view.list.map((file) => (
          <UploadFile
            file={file}
            isOpen={view.isOpen}
            key={file.key}
            onRemove={(press) => {
              passFocus(press)
              send({ type: 'removed', key: file.key })
            }}
            onRetry={() => send({ type: 'retried', key: file.key })}
          />
        ))}
      </ul>
    </section>
  )
}
