import type { SnapshotFrom } from 'xstate'
import { type Attempt, untried } from '#lib/domain/attempt.ts'
import type { itemRemovalMachine } from './item-removal.machine.ts'

/** The view model of taking an item out of a list. */
export interface ItemRemovalView {
  readonly busy: boolean
  /** The reason why the last try failed. */
  readonly failure: Attempt
}

/** The view of taking an item out of a list: the reason of a failure stands until the next try. LCK-2. */
export const itemRemovalView = ({
  value,
  context: { callError, isUnsure },
}: Pick<SnapshotFrom<typeof itemRemovalMachine>, 'value' | 'context'>): ItemRemovalView => ({
  busy: value === 'removing',
  failure: value === 'failed' ? { callError, isUnsure } : untried,
})
