import type { SnapshotFrom } from 'xstate'
import type { UploadError } from '#lib/domain/receipts/upload-list.ts'
import type { StorageFailure } from '#lib/domain/storage-failure.ts'
import type { outboxMachine } from './outbox.machine.ts'

/** A receipt that waits, as its row shows it. */
export interface WaitingRow {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly stage: 'waiting' | 'sending' | 'failed'
  readonly error: UploadError | undefined
  /** It was handed over, and no answer has come: it is looked for before it is sent again. */
  readonly isUnsure: boolean
  /** It may be taken back: nobody has handed it over, or nobody does so now. */
  readonly canRemove: boolean
}

/** The view model of what waits to be sent. */
export interface OutboxView {
  readonly rows: readonly WaitingRow[]
  /** The number of receipts that were sent while this page is open. */
  readonly sent: number
  /** The reason why what waits cannot be shown. */
  readonly failure: StorageFailure | undefined
}

/** The states in which a receipt is on its way that can no longer be called back. */
const last = ['lookingBefore', 'handingOver', 'lookingAfter'] as const

/** The view of what waits to be sent. OFF-5. */
export const outboxView = ({
  value,
  context: { list, current, postponed, sent, failure },
}: Pick<SnapshotFrom<typeof outboxMachine>, 'value' | 'context'>): OutboxView => {
  const step = typeof value === 'object' ? value.sending : undefined
  const isLast = last.some((name) => name === step)
  return {
    rows: list.map(({ id, name, size, error, handover }) => {
      const isCurrent = current?.id === id
      const isSending = isCurrent && step !== undefined && step !== 'queueing'
      const callError = postponed[id]
      const passing: UploadError | undefined = callError && { kind: 'callError', callError }
      const reason = isSending ? undefined : ((error as UploadError | undefined) ?? passing)
      return {
        ...{ id, name, size },
        stage: isSending ? 'sending' : reason ? 'failed' : 'waiting',
        error: reason,
        isUnsure: !isSending && handover !== undefined,
        canRemove: !(isCurrent && isLast),
      }
    }),
    sent,
    failure,
  }
}
