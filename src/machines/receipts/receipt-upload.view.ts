import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { IgnoredFile, UploadList } from '#lib/domain/receipts/upload-list.ts'
import type { StorageFailure } from '#lib/domain/storage-failure.ts'
import type { receiptUploadMachine } from './receipt-upload.machine.ts'

/** The view model of an upload. */
export interface ReceiptUploadView extends Attempt {
  readonly list: UploadList
  readonly ignored: readonly IgnoredFile[]
  /** The number of files that the platform has accepted. */
  readonly taken: number
  /** Some photos are larger than a receipt needs; `isSmaller`: they are to be made smaller. */
  readonly hasLarge: boolean
  readonly isSmaller: boolean
  /** Files may be chosen and removed. */
  readonly isOpen: boolean
  readonly canUpload: boolean
  /** Files are on their way, and can be called back until they are handed over. */
  readonly busy: boolean
  readonly canCancel: boolean
  /** All is handed over. */
  readonly isDone: boolean
  /** All is put aside, to be sent when there is a network. */
  readonly isAside: boolean
  /** The number of files that were put aside. */
  readonly kept: number
  /** The reason why files could not be put aside; they are still in the list. */
  readonly failure: StorageFailure | undefined
}

/** The view of an upload. RCP-2. */
export const receiptUploadView = ({
  value,
  context: { list, ignored, isSmaller, callError, isUnsure, kept, failure },
}: Pick<SnapshotFrom<typeof receiptUploadMachine>, 'value' | 'context'>): ReceiptUploadView => {
  const isOpen = value === 'resting' || value === 'examining'
  return {
    ...{ list, ignored, isSmaller, callError, isUnsure, isOpen, kept, failure },
    taken: list.filter(({ stage }) => stage === 'taken').length,
    hasLarge: list.some(({ isLarge, stage }) => isLarge && stage !== 'taken'),
    canUpload: value === 'resting' && list.length > 0,
    busy: !isOpen && value !== 'done' && value !== 'aside',
    canCancel: value === 'uploading',
    isDone: value === 'done',
    isAside: value === 'aside',
  }
}
