import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { deletionMachine } from './deletion.machine.ts'
import type { deletionLinkMachine } from './deletion-link.machine.ts'

/** The view model of the page of the deletion. */
export interface DeletionView extends Attempt {
  readonly screen: 'visiting' | 'asking' | 'sent' | 'linked' | 'expired' | 'granted' | 'deleted'
  /** The question before the e-mail is open. */
  readonly asks: boolean
  readonly busy: boolean
  readonly isMember: boolean
  /** The e-mail was sent more than once. */
  readonly isResent: boolean
}

/** The view of the deletion. VER-2. */
export const deletionView = (snapshot: SnapshotFrom<typeof deletionMachine>): DeletionView => {
  const { value, context } = snapshot
  const [screen, step] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? [])
  const busy = step === 'mailing'
  return {
    // The page rests in a named screen; "arriving" is over before anybody can look.
    screen: screen as DeletionView['screen'],
    asks: screen === 'asking' && step !== 'explaining',
    busy,
    isMember: context.isMember,
    isResent: context.mails > 1 && !busy,
    callError: context.callError,
    isUnsure: context.isUnsure,
  }
}

/** The last question, as it runs. */
export type DeletionLinkActor = ActorRefFrom<typeof deletionLinkMachine>

/** The view model of the last question. */
export interface DeletionLinkView extends Attempt {
  readonly busy: boolean
}

/** The view of the mailed link's question. */
export const deletionLinkView = ({
  value,
  context: { callError, isUnsure },
}: Pick<SnapshotFrom<typeof deletionLinkMachine>, 'value' | 'context'>): DeletionLinkView => ({
  busy: value !== 'resting',
  callError,
  isUnsure,
})
