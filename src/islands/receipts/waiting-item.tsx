import { useMutation } from '@tanstack/react-query'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import XIcon from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import { formatFileSize } from '#lib/format/files.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import type { WaitingRow } from '#machines/receipts/outbox.view.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { rowStyles } from './styles.ts'
import { useErrorText } from './use-error-text.ts'

const end = css({ display: 'flex', alignItems: 'center' })

interface WaitingItemProps {
  row: WaitingRow
  onRemove: () => Promise<void>
  onRetry: () => void
}

/** Gives the focus of a button that goes away to the next receipt's, or to the way to another one. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const row = currentTarget.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const place = next ?? currentTarget.closest('main')?.querySelector('[data-upload]')?.parentElement
  place?.querySelector<HTMLElement>('button')?.focus()
}

/** A receipt that waits: its file, how far it has come, and why no further. OFF-5. */
export function WaitingItem({ row, onRemove, onRetry }: WaitingItemProps) {
  const { receiptsOutbox: words, receiptsUpload } = useWords()
  const locale = useLocale()
  const errorText = useErrorText(row.error)
  const removal = useMutation({ mutationFn: onRemove }, queryClient)
  const { name, size, stage } = row
  const error = removal.isError ? words.notRemoved() : errorText
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.body}>
        <FileName name={name} />
        <p className={rowStyles.note}>{[formatFileSize(size, locale), words.stage[stage]()].join(' · ')}</p>
        {row.isUnsure && <p className={rowStyles.note}>{words.unsure()}</p>}
        <div role="alert">
          {error && (
            <p className={field().error}>
              <CircleAlertIcon />
              <span>{error}</span>
            </p>
          )}
        </div>
      </div>
      <div className={end}>
        {(stage === 'sending' || removal.isPending) && <Spinner />}
        {stage === 'failed' && (
          <IconButton label={receiptsUpload.retry({ name })} onClick={onRetry}>
            <RotateCwIcon />
          </IconButton>
        )}
        {row.canRemove && !removal.isPending && (
          <IconButton
            label={receiptsUpload.remove({ name })}
            onClick={(press) => {
              passFocus(press)
              removal.mutate()
            }}
          >
            <XIcon />
          </IconButton>
        )}
      </div>
    </li>
  )
}
