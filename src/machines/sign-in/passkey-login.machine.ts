import { assign, type SnapshotFrom, setup } from 'xstate'
import { isAbsent } from '#lib/domain/call-error.ts'
import { type PasskeyFailure, passkeyFailureOf } from '#lib/domain/session/passkey.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { type ActionWith, notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context {
  readonly failure: PasskeyFailure | undefined
}

/**
 * Signing in by a passkey, beside another way: whatever goes wrong, the other way stays. After success it stays busy until
 * the page is left. LCK-1.
 */
export const passkeyLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'asked' },
  },
  actors: {
    /** Has the member's device answer a challenge of the platform, and signs her in by it. */
    signIn: notProvided<TokenPair>('signIn'),
  },
  actions: {
    /** Makes the pair count: the member is in. */
    startSession: notProvidedAction as ActionWith<TokenPair>,
    /** Remembers for this tab that the platform has no passkeys. */
    keepAbsence: notProvidedAction,
    setFailure: assign((_, { error }: Failed) => ({ failure: passkeyFailureOf(error) })),
    clear: assign({ failure: undefined }),
  },
  guards: { isAbsent: (_, { error }: Failed) => isAbsent(error) },
}).createMachine({
  id: 'passkey-login',
  context: { failure: undefined },
  initial: 'resting',
  states: {
    resting: { on: { asked: { target: 'signingIn', actions: 'clear' } } },
    signingIn: {
      invoke: {
        src: 'signIn',
        onDone: { target: 'done', actions: { type: 'startSession', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isAbsent', params: failed }, target: 'absent', actions: 'keepAbsence' },
          { target: 'resting', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    absent: { type: 'final' },
    done: {},
  },
})

/** The view model of signing in by a passkey. */
export interface PasskeyLoginView {
  readonly busy: boolean
  /** The member is in; the next page is on its way. */
  readonly done: boolean
  /** The platform has no passkeys: there is nothing to press any more. */
  readonly isAbsent: boolean
  /** The reason why the last attempt failed, until the next one. */
  readonly failure: PasskeyFailure | undefined
}

/** The view of a sign-in by a passkey. LCK-1. */
export const passkeyLoginView = ({
  value,
  context: { failure },
}: Pick<SnapshotFrom<typeof passkeyLoginMachine>, 'value' | 'context'>): PasskeyLoginView => ({
  busy: value === 'signingIn' || value === 'done',
  done: value === 'done',
  isAbsent: value === 'absent',
  failure,
})
