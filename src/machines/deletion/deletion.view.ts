import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { deletionLinkMachine } from '../deletion-link/deletion-link.machine.ts'
import type { deletionMachine } from './deletion.machine.ts'

/** How the page of the deletion shows itself. */
export interface DeletionView extends Attempt {
  readonly screen: 'visiting' | 'asking' | 'sent' | 'linked' | 'expired' | 'granted' | 'deleted'
  /** The question before the e-mail is open. */
  readonly asks: boolean
  readonly busy: boolean
  readonly isMember: boolean
  /** The e-mail was sent more than once. */
  readonly isResent: boolean
}

/** What to show of the deletion. Spec §4 "Account deletion". */
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
    trouble: context.trouble,
    isUnsure: context.isUnsure,
  }
}

/** The last question, as it runs. */
export type DeletionLinkActor = ActorRefFrom<typeof deletionLinkMachine>

/** How the last question shows itself. */
export interface DeletionLinkView extends Attempt {
  readonly busy: boolean
}

/** What to show of the mailed link's question. */
export const deletionLinkView = ({
  value,
  context: { trouble, isUnsure },
}: Pick<SnapshotFrom<typeof deletionLinkMachine>, 'value' | 'context'>): DeletionLinkView => ({
  busy: value !== 'resting',
  trouble,
  isUnsure,
})
