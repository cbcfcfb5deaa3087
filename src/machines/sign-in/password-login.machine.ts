import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import { email } from '#lib/domain/email-address.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import {
  type Credentials,
  credentialErrors,
  type SignInFailure,
  signInFailure,
} from '#lib/domain/sign-in/credentials.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { type ActionWith, notProvided, notProvidedAction } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  holding,
  newForm,
  orHold,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

type Context = SignInFailure & FormContext

/** The form takes a submission: after a look at the fields it is sent, once. */
const submitting = [
  { guard: 'isFilledIn', target: 'signingIn', actions: 'clear' },
  { target: 'refused', actions: 'setError' },
] as const

/**
 * Signing in by e-mail and password. The password passes through to the call and is never kept in the context; after
 * success the form stays busy until the page is left. AUT-1.
 */
export const passwordLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'submitted' } & Credentials)
      /** The member changed a field. */
      | { type: 'typed'; field: keyof Credentials }
      | Ticked,
  },
  actors: {
    signIn: notProvided<TokenPair, Credentials>('signIn'),
    countDown,
  },
  actions: {
    /** Makes the pair count: the member is in. */
    startSession: notProvidedAction as ActionWith<TokenPair>,
    setError: assign(({ context, event }) => ({
      fieldErrors: event.type === 'submitted' ? credentialErrors(event) : context.fieldErrors,
      failure: undefined,
      round: context.round + 1,
    })),
    clearError: assign(({ context, event }) =>
      event.type === 'typed' ? { fieldErrors: { ...context.fieldErrors, [event.field]: undefined } } : {},
    ),
    clear: assign({ fieldErrors: {}, failure: undefined }),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...signInFailure(error),
      ...waitOf(error),
      round: context.round + 1,
    })),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    isFilledIn: ({ event }) =>
      event.type === 'submitted' && Object.keys(credentialErrors(event)).length === 0,
  },
}).createMachine({
  id: 'password-login',
  context: { fieldErrors: {}, failure: undefined, ...newForm },
  initial: 'resting',
  on: { typed: { actions: 'clearError' } },
  states: {
    resting: { on: { submitted: submitting } },
    refused: { on: { submitted: submitting } },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { email: email(event.email) ?? '', password: event.password }
        },
        onDone: { target: 'done', actions: { type: 'startSession', params: ({ event }) => event.output } },
        onError: orHold('refused'),
      },
    },
    holding: holding('resting'),
    done: {},
  },
})

/** The view model of the password form. */
export interface PasswordLoginView extends SignInFailure {
  readonly busy: boolean
  /** The member is in; the next page is on its way. */
  readonly done: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof Credentials | undefined
  readonly round: number
}

/** The view of a sign-in by password. AUT-1. */
export const passwordLoginView = ({
  value,
  context: { fieldErrors, failure, left, round },
}: Pick<SnapshotFrom<typeof passwordLoginMachine>, 'value' | 'context'>): PasswordLoginView => ({
  fieldErrors,
  failure,
  busy: value === 'signingIn' || value === 'done',
  done: value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldErrors.email
    ? 'email'
    : fieldErrors.password || failure === 'mistaken'
      ? 'password'
      : undefined,
  round,
})
