import type { SnapshotFrom } from 'xstate'
import type { cardScanMachine } from './card-scan.machine.ts'

/** How the scan of a card shows itself. */
export interface CardScanView {
  /** The key of what is said. */
  readonly says: 'asking' | 'looking' | 'reading' | 'refused' | 'unavailable' | 'nothingFound' | 'failed'
  /** Something has gone wrong, and says what else can be done. */
  readonly isTrouble: boolean
  /** What the camera sees. */
  readonly picture: HTMLElement | undefined
  readonly busy: boolean
  /** The camera can be asked for again. */
  readonly offersCamera: boolean
}

/** What to show of the scan of a card. */
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
  const isTrouble = says !== 'asking' && says !== 'looking' && says !== 'reading'
  return {
    says,
    isTrouble,
    picture,
    busy: says === 'reading',
    offersCamera: hasCamera && isTrouble,
  }
}
