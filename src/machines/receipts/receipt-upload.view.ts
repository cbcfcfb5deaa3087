import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { IgnoredFile, UploadList } from '#lib/domain/receipts/upload-list.ts'
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
}

/** The view of an upload. RCP-2. */
export const receiptUploadView = ({
  value,
  context: { list, ignored, isSmaller, callError, isUnsure },
}: Pick<SnapshotFrom<typeof receiptUploadMachine>, 'value' | 'context'>): ReceiptUploadView => {
  const isOpen = value === 'resting' || value === 'examining'
  return {
    ...{ list, ignored, isSmaller, callError, isUnsure, isOpen },
    taken: list.filter(({ stage }) => stage === 'taken').length,
    hasLarge: list.some(({ isLarge, stage }) => isLarge && stage !== 'taken'),
    canUpload: value === 'resting' && list.length > 0,
    busy: !isOpen && value !== 'done',
    canCancel: value === 'uploading',
    isDone: value === 'done',
  }
}
