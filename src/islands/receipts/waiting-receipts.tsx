import { useMutation } from '@tanstack/react-query'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import XIcon from 'lucide-react/icons/x'
import { type MouseEvent, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Section } from '#islands/ui/section.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { useSnapshot } from '#islands/ui/use-snapshot.ts'
import { formatFileSize } from '#lib/format/files.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { outboxView, type WaitingRow } from '#machines/receipts/outbox.machine.ts'
import { outbox } from '#machines/receipts/outbox.store.ts'
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
function WaitingItem({ row, onRemove, onRetry }: WaitingItemProps) {
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

/** The receipts that wait in this browser until the platform has them, and how far each has come. OFF-5. */
export function WaitingReceipts() {
  const { common, receiptsOutbox: words } = useWords()
  const [own] = useState(outbox)
  const snapshot = useSnapshot(own?.actor)
  if (!own || !snapshot) return null
  const { rows, sent, failure } = outboxView(snapshot)
  const isSent = sent > 0 && rows.length === 0
  return (
    <>
      {/* What waits now need not wait at the next visit. */}
      {(rows.length > 0 || failure) && (
        <Card>
          <Section title={words.title()}>
            {failure && (
              <>
                <Line tone="error">{words.unread()}</Line>
                <Button onClick={() => own.actor.send({ type: 'woken' })}>{common.retry()}</Button>
              </>
            )}
            {rows.length > 0 && <p className={rowStyles.note}>{words.hint()}</p>}
            <ul>
              {rows.map((row) => (
                <WaitingItem
                  key={row.id}
                  onRemove={() => own.takeBack(row.id)}
                  onRetry={() => own.actor.send({ type: 'retried', id: row.id })}
                  row={row}
                />
              ))}
            </ul>
          </Section>
        </Card>
      )}
      <div hidden={!isSent} role="status">
        {isSent && <Line icon={<CircleCheckIcon />}>{words.sent({ n: sent })}</Line>}
      </div>
    </>
  )
}
