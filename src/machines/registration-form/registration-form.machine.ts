import { assertEvent, assign, setup } from 'xstate'
import {
  blamed,
  type FilledForm,
  flawless,
  forgiven,
  type RegistrationFailure,
  type RegistrationField,
  registrationFailure,
  registrationFaults,
} from '#lib/domain/registration.ts'
import type { SentRegistration } from '#lib/domain/sent-registration.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Context extends RegistrationFailure {
  /** A try before got no readable answer: the account may exist. */
  readonly wasUnsure: boolean
  /** Whole seconds that are left of a wait. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

type Told = Parameters<typeof notProvidedAction>[0]
/** What a registration leads to: a session at once, or a code to be entered first. */
type Registered = TokenPair | SentRegistration

/**
 * The form that opens an account. It is sent once for each press, and never again by itself: where no answer came, the
 * visitor is told what that means. Secrets pass through to the call. Spec §2 "form", §5 "Registration", §8.
 */
export const registrationFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; form: FilledForm }
      /** The visitor changed a field. */
      | { type: 'typed'; field: RegistrationField }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number }
      /** The page is back from the back/forward cache. */
      | { type: 'returned' },
  },
  actors: {
    /** Opens the account. Fails with `email_taken`, `validation`, a card's refusal, or MistypedError. */
    register: notProvided<Registered, FilledForm>('register'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Makes the pair count: the member is in. */
    takeIn: notProvidedAction as (_: Told, registered: Registered) => void,
    /** Hands over what the page of the code needs and goes there. */
    handOver: notProvidedAction as (_: Told, registered: Registered) => void,
    blame: assign(({ context, event }) => {
      assertEvent(event, 'submitted')
      return { ...blamed(registrationFaults(event.form)), round: context.round + 1 }
    }),
    forgive: assign(({ context, event }) => (event.type === 'typed' ? forgiven(context, event.field) : {})),
    clear: assign(flawless),
    refuse: assign(({ context }, { error }: { error: unknown }) => {
      const failure = registrationFailure(error)
      const wasUnsure = context.wasUnsure || failure.isUnsure
      return { ...failure, wasUnsure, round: context.round + 1 }
    }),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isFilledIn: ({ event }) =>
      event.type === 'submitted' && Object.keys(registrationFaults(event.form)).length === 0,
    isSession: (_, { registered }: { registered: Registered }) => 'token' in registered,
    /** The server asks for patience. */
    mustWait: ({ context }) => context.wait > 0,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'registration-form',
  context: { ...flawless, wasUnsure: false, left: 0, round: 0 },
  initial: 'resting',
  on: { typed: { actions: 'forgive' } },
  states: {
    resting: {
      always: { guard: 'mustWait', target: 'holding' },
      on: {
        submitted: [{ guard: 'isFilledIn', target: 'registering', actions: 'clear' }, { actions: 'blame' }],
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return event.form
        },
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => ({ registered: event.output }) },
            target: 'leaving',
            actions: { type: 'takeIn', params: ({ event }) => event.output },
          },
          { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'refuse', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    holding: {
      invoke: { src: 'countDown', input: ({ context }) => ({ wait: context.wait }) },
      on: {
        ticked: [{ guard: 'isOver', target: 'resting', actions: 'clear' }, { actions: 'count' }],
      },
    },
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})
