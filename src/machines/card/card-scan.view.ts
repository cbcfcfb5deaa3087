import type { SnapshotFrom } from 'xstate'
import type { cardScanMachine } from './card-scan.machine.ts'

/** The view model of the scan of a card. */
export interface CardScanView {
  /** The key of the text that is shown. */
  readonly says: 'asking' | 'looking' | 'reading' | 'refused' | 'unavailable' | 'nothingFound' | 'failed'
  /** Something has gone wrong, and says what else can be done. */
  readonly hasFailed: boolean
  /** The camera's picture. */
  readonly picture: HTMLElement | undefined
  readonly busy: boolean
  /** The camera can be asked for again. */
  readonly offersCamera: boolean
}

/** Returns the view model of the scan of a card. */
export const cardScanView = ({
  value,
  context: { picture, hasCamera },
}: Pick<SnapshotFrom<typeof cardScanMachine>, 'value' | 'context'>): CardScanView => {
  const says =
    typeof value !== 'string'
      ? value.watching
      : value === 'away'
        ? 'asking'
        : value === 'found'
          ? 'reading'
          : value
  const hasFailed = says !== 'asking' && says !== 'looking' && says !== 'reading'
  return {
    says,
    hasFailed,
    picture,
    busy: says === 'reading',
    offersCamera: hasCamera && hasFailed,
  }
}
