import { assign, type SnapshotFrom, setup } from 'xstate'
import { type LimitError, readLimit } from '#lib/domain/account-access/account-access.ts'
import { type Attempt, failedAgain, needsConfirmation, untried } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The limit that is to be saved, with the server's proof that it is the member. */
export interface NewLimit {
  /** Hundredths of a point; null for none. */
  readonly limit: number | null
  readonly confirmation: string
}

interface Context extends Attempt, NewLimit {
  readonly fieldError: LimitError | undefined
  /** Counts the times that the focus is to come to the field. */
  readonly round: number
}

/**
 * Setting or lifting the member's own limit, above which spending asks who is there. Whoever holds an open phone could
 * lift it first, so the change itself asks too. LCK-2.
 */
export const spendLockMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: string }
      /** lifted: no limit any more. dismissed: the member does not show that it is her. */
      | { type: 'typed' | 'lifted' | 'dismissed' }
      | { type: 'reauthenticated'; confirmation: string },
  },
  actors: {
    /** Saves the limit. Fails with `confirmation_required` when the proof has expired. */
    save: notProvided<void, NewLimit>('save'),
  },
  actions: {
    /** Says that the limit is set, or lifted. */
    announce: notProvidedAction,
    clear: assign({ fieldError: undefined, callError: undefined }),
    take: assign(({ event }) => {
      const limit = event.type === 'submitted' ? readLimit(event.typed) : null
      return { limit: typeof limit === 'string' ? null : limit }
    }),
    setError: assign(({ context, event }) => {
      const read = event.type === 'submitted' ? readLimit(event.typed) : undefined
      return { fieldError: typeof read === 'string' ? read : undefined, round: context.round + 1 }
    }),
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: {
    isLimit: ({ event }) => event.type === 'submitted' && typeof readLimit(event.typed) === 'number',
    needsConfirmation: (_, { error }: Failed) => needsConfirmation(error),
  },
}).createMachine({
  id: 'spend-lock',
  context: { ...untried, limit: null, confirmation: '', fieldError: undefined, round: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        typed: { actions: 'clear' },
        submitted: [
          { guard: 'isLimit', target: 'reauthenticating', actions: ['clear', 'take'] },
          { actions: ['clear', 'setError'] },
        ],
        lifted: { target: 'reauthenticating', actions: ['clear', 'take'] },
      },
    },
    reauthenticating: {
      on: {
        reauthenticated: {
          target: 'saving',
          actions: assign(({ event }) => ({ confirmation: event.confirmation })),
        },
        dismissed: 'editing',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { limit, confirmation } }) => ({ limit, confirmation }),
        onDone: { target: 'editing', actions: [assign(untried), 'announce'] },
        onError: [
          { guard: { type: 'needsConfirmation', params: failed }, target: 'reauthenticating' },
          { target: 'editing', actions: { type: 'setFailure', params: failed } },
        ],
      },
      exit: assign({ confirmation: '' }),
    },
  },
})

/** The view model of the member's limit for spending. */
export interface SpendLockView {
  readonly fieldError: LimitError | undefined
  /** The result of the last try. */
  readonly attempt: Attempt
  /** The dialog in which the member shows that it is her is open. */
  readonly asking: boolean
  /** True while the limit is being set, or lifted. */
  readonly saving: boolean
  readonly lifting: boolean
  readonly focus: 'limit' | undefined
  readonly round: number
}

/** The view of setting the limit. LCK-2. */
export const spendLockView = ({
  value,
  context: { fieldError, callError, isUnsure, limit, round },
}: Pick<SnapshotFrom<typeof spendLockMachine>, 'value' | 'context'>): SpendLockView => ({
  fieldError,
  attempt: { callError, isUnsure },
  asking: value === 'reauthenticating',
  saving: value === 'saving' && limit !== null,
  lifting: value === 'saving' && limit === null,
  focus: fieldError && 'limit',
  round,
})
