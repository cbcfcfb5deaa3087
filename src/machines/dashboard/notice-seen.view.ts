import type { SnapshotFrom } from 'xstate'
import { type Attempt, untried } from '#lib/domain/attempt.ts'
import type { noticeSeenMachine } from './notice-seen.machine.ts'

/** The view model of a notice. */
export interface NoticeSeenView {
  readonly busy: boolean
  /** The reason why the last try failed. */
  readonly failure: Attempt
}

/** The view of a notice: the reason of a failure stands until the next try. LCK-2. */
export const noticeSeenView = ({
  value,
  context: { callError, isUnsure },
}: Pick<SnapshotFrom<typeof noticeSeenMachine>, 'value' | 'context'>): NoticeSeenView => ({
  busy: value === 'sending',
  failure: value === 'failed' ? { callError, isUnsure } : untried,
})
