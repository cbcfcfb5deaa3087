import { assertEvent, assign, setup } from 'xstate'
import { type Credentials, faultsIn, type SignInFailure, signInFailure } from '#lib/domain/credentials.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Context extends SignInFailure {
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

/** The form takes a submission: after a look at the fields it is sent, once. */
const submitting = [
  { guard: 'isFilledIn', target: 'signingIn', actions: 'clear' },
  { target: 'refused', actions: 'blame' },
] as const

/**
 * Signing in by e-mail and password. The password passes through to the call and is never kept in the context; after
 * success the form stays busy until the page is left. Spec §2 "Sign in", §8 "Login".
 */
export const passwordLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'submitted' } & Credentials)
      /** The member changed a field. */
      | { type: 'typed'; field: keyof Credentials }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number },
  },
  actors: {
    signIn: notProvided<TokenPair, Credentials>('signIn'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
  },
  actions: {
    /** Makes the pair count: the member is in. */
    takeIn: notProvidedAction as (_: Parameters<typeof notProvidedAction>[0], pair: TokenPair) => void,
    blame: assign(({ context, event }) => ({
      faults: event.type === 'submitted' ? faultsIn(event) : context.faults,
      failure: undefined,
      round: context.round + 1,
    })),
    forgive: assign(({ context, event }) =>
      event.type === 'typed' ? { faults: { ...context.faults, [event.field]: undefined } } : {},
    ),
    clear: assign({ faults: {}, failure: undefined }),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      ...signInFailure(error),
      wait: troubleOf(error).wait ?? 0,
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isFilledIn: ({ event }) => event.type === 'submitted' && Object.keys(faultsIn(event)).length === 0,
    asksToWait: (_, { error }: { error: unknown }) => troubleOf(error).wait !== undefined,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'password-login',
  context: { faults: {}, failure: undefined, wait: 0, left: 0, round: 0 },
  initial: 'resting',
  on: { typed: { actions: 'forgive' } },
  states: {
    resting: { on: { submitted: submitting } },
    refused: { on: { submitted: submitting } },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { email: event.email.trim(), password: event.password }
        },
        onDone: { target: 'done', actions: { type: 'takeIn', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'asksToWait', params: ({ event: { error } }) => ({ error }) },
            target: 'holding',
            actions: { type: 'refuse', params: ({ event: { error } }) => ({ error }) },
          },
          { target: 'refused', actions: { type: 'refuse', params: ({ event: { error } }) => ({ error }) } },
        ],
      },
    },
    holding: {
      invoke: { src: 'countDown', input: ({ context }) => ({ wait: context.wait }) },
      on: {
        ticked: [{ guard: 'isOver', target: 'resting', actions: 'clear' }, { actions: 'count' }],
      },
    },
    done: {},
  },
})
