import type { SnapshotFrom } from 'xstate'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { linkCheckMachine } from './link-check.machine.ts'

/** How the check of a mailed link shows itself. */
export interface LinkCheckView {
  readonly busy: boolean
  /** Why it could not be checked. */
  readonly trouble: Trouble | undefined
  /** How long it cannot be checked again; the server asked for it. */
  readonly wait: TimeLeft | undefined
}

/** What to show of the check of a mailed link. */
export const linkCheckView = ({
  value,
  context: { trouble, left },
}: Pick<SnapshotFrom<typeof linkCheckMachine>, 'value' | 'context'>): LinkCheckView => ({
  busy: value === 'checking',
  trouble,
  wait: value === 'failed' && left > 0 ? timeUntil(left) : undefined,
})
