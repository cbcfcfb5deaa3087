import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import {
  noReauthenticationFailure,
  passkeyProofFailure,
  type ReauthenticationFailure,
  reauthenticationFailure,
} from '#lib/domain/session/reauthentication.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { type ActionWith, notProvided, notProvidedAction } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  failed,
  holding,
  newForm,
  orHold,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

/**
 * Showing once more that it is the member, by her password or a passkey, before points are spent. The password passes through to the
 * call and is never kept in the context. LCK-1, LCK-2.
 */
export const reauthenticationMachine = setup({
  types: {
    context: {} as ReauthenticationFailure & FormContext,
    events: {} as { type: 'submitted'; password: string } | { type: 'typed' | 'passkeyAsked' } | Ticked,
  },
  actors: {
    /** Resolves to the server's proof. Fails with `validation` for a wrong password. */
    reauthenticate: notProvided<string, { password: string }>('reauthenticate'),
    /** Has the member's device prove her passkey; resolves to the server's proof. Fails as the device or the call did. */
    provePasskey: notProvided<string>('provePasskey'),
    countDown,
  },
  actions: {
    /** Hands the proof over to what asked for it. */
    handOver: notProvidedAction as ActionWith<string>,
    clear: assign(noReauthenticationFailure),
    setError: assign(({ context }) => ({
      ...noReauthenticationFailure,
      fieldError: 'required' as const,
      round: context.round + 1,
    })),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...reauthenticationFailure(error),
      ...waitOf(error),
      round: context.round + 1,
    })),
    setPasskeyFailure: assign((_, { error }: Failed) => passkeyProofFailure(error)),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    isFilledIn: ({ event }) => event.type === 'submitted' && event.password !== '',
  },
}).createMachine({
  id: 'reauthentication',
  context: { ...noReauthenticationFailure, ...newForm },
  initial: 'asking',
  states: {
    asking: {
      on: {
        typed: { actions: 'clear' },
        passkeyAsked: { target: 'proving', actions: 'clear' },
        submitted: [
          { guard: 'isFilledIn', target: 'reauthenticating', actions: 'clear' },
          { actions: 'setError' },
        ],
      },
    },
    reauthenticating: {
      invoke: {
        src: 'reauthenticate',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { password: event.password }
        },
        onDone: { target: 'done', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: orHold('asking'),
      },
    },
    proving: {
      invoke: {
        src: 'provePasskey',
        onDone: { target: 'done', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: { type: 'setPasskeyFailure', params: failed } },
      },
    },
    holding: holding('asking'),
    done: { type: 'final' },
  },
})

/** The view model of the form in which a member shows that it is her. */
export interface ReauthenticationView extends ReauthenticationFailure {
  readonly busy: boolean
  /** The member's device is asked for her passkey. */
  readonly proving: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'password' | undefined
  readonly round: number
}

/** The view of showing that it is the member. LCK-2. */
export const reauthenticationView = ({
  value,
  context: { fieldError, callError, passkeyFailure, left, round },
}: Pick<SnapshotFrom<typeof reauthenticationMachine>, 'value' | 'context'>): ReauthenticationView => ({
  fieldError,
  callError,
  passkeyFailure,
  proving: value === 'proving',
  busy: value === 'reauthenticating' || value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldError && 'password',
  round,
})
