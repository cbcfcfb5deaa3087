import { useMutation } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Section } from '#islands/ui/section.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { outboxView, type WaitingRow } from '#machines/receipts/outbox.machine.ts'
import { outbox } from '#machines/receipts/outbox.store.ts'
import { FileRow, noteStyle, useErrorText } from './file-row.tsx'

interface WaitingItemProps {
  row: WaitingRow
  onRemove: () => Promise<void>
  onRetry: () => void
}

/** A receipt that waits: its file, how far it has come, and why no further. OFF-5. */
function WaitingItem({ row, onRemove, onRetry }: WaitingItemProps) {
  const words = useWords().receipts.outbox
  const errorText = useErrorText(row.error)
  const removal = useMutation({ mutationFn: onRemove }, queryClient)
  const { name, size, stage } = row
  return (
    <FileRow
      error={removal.isError ? words.notRemoved() : errorText}
      name={name}
      note={row.isUnsure && words.unsure()}
      onRemove={row.canRemove && !removal.isPending && (() => removal.mutate())}
      onRetry={stage === 'failed' && onRetry}
      sign={(stage === 'sending' || removal.isPending) && <Spinner />}
      size={size}
      stage={words.stage[stage]()}
    />
  )
}

/** The receipts that wait in this browser until the platform has them, and how far each has come. OFF-5. */
export function WaitingReceipts() {
  const { common, receipts } = useWords()
  const words = receipts.outbox
  const [own] = useState(outbox)
  const snapshot = useSelector(own?.actor, (child) => child)
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
            {rows.length > 0 && <p className={noteStyle}>{words.hint()}</p>}
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
