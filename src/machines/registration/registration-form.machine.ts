import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import type { CardRefusal } from '#lib/domain/registration/card-choice.ts'
import {
  type FilledForm,
  flawless,
  type RegistrationFailure,
  type RegistrationField,
  registrationErrors,
  registrationFailure,
  registrationFields,
  withErrors,
  withoutError,
} from '#lib/domain/registration/registration.ts'
import type { SentRegistration } from '#lib/domain/registration/sent-registration.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { type ActionWith, notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  failed,
  holding,
  newForm,
  type Returned,
  secondsLeft,
  type Ticked,
  waitGuards,
} from '../setup-parts.ts'

interface Context extends RegistrationFailure, FormContext {
  /** A try before got no readable answer: the account may exist. */
  readonly wasUnsure: boolean
}

/** The result of a registration: a session at once, or a code to be entered first. */
type Registered = TokenPair | SentRegistration

/**
 * The form that opens an account. It is sent once for each press, and never again by itself: where no answer came, the
 * visitor is told what that means. Secrets pass through to the call. REG-3, REG-4.
 */
export const registrationFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; form: FilledForm }
      /** The visitor changed a field. */
      | { type: 'typed'; field: RegistrationField }
      | Ticked
      | Returned,
  },
  actors: {
    /** Opens the account. Fails with `email_taken`, `validation`, a card's refusal, or MistypedError. */
    register: notProvided<Registered, FilledForm>('register'),
    countDown,
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Makes the pair count: the member is in. */
    startSession: notProvidedAction as ActionWith<Registered>,
    /** Hands over what the page of the code needs and goes there. */
    handOver: notProvidedAction as ActionWith<Registered>,
    setError: assign(({ context, event }) => {
      assertEvent(event, 'submitted')
      return { ...withErrors(registrationErrors(event.form)), round: context.round + 1 }
    }),
    clearError: assign(({ context, event }) =>
      event.type === 'typed' ? withoutError(context, event.field) : {},
    ),
    clear: assign(flawless),
    setFailure: assign(({ context }, { error }: Failed) => {
      const failure = registrationFailure(error)
      const wasUnsure = context.wasUnsure || failure.isUnsure
      return { ...failure, wasUnsure, round: context.round + 1 }
    }),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    /** The server asks for patience. */
    mustWait: ({ context }) => context.wait > 0,
    isFilledIn: ({ event }) =>
      event.type === 'submitted' && Object.keys(registrationErrors(event.form)).length === 0,
    isSession: (_, { registered }: { registered: Registered }) => 'token' in registered,
  },
}).createMachine({
  id: 'registration-form',
  context: { ...newForm, ...flawless, wasUnsure: false },
  initial: 'resting',
  on: { typed: { actions: 'clearError' } },
  states: {
    resting: {
      always: { guard: 'mustWait', target: 'holding' },
      on: {
        submitted: [
          { guard: 'isFilledIn', target: 'registering', actions: 'clear' },
          { actions: 'setError' },
        ],
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
            actions: { type: 'startSession', params: ({ event }) => event.output },
          },
          { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
    holding: holding('resting'),
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})

/** The view model of the form of a registration. */
export interface RegistrationFormView {
  readonly fieldErrors: RegistrationFailure['fieldErrors']
  readonly failure: RegistrationFailure['failure']
  /** The server's refusal of the card; it belongs to another step. */
  readonly card: CardRefusal | undefined
  readonly isTaken: boolean
  /**
   * The uncertainty about a try: it may have worked; or, the address being taken, it seems to have worked. `perhaps`: a
   * browser may send a form again by itself when its answer is lost, or the page was loaded anew since.
   */
  readonly uncertainty: 'unsure' | 'worked' | 'perhaps' | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: (typeof registrationFields)[number] | undefined
  readonly round: number
}

/** The view of the form of a registration. REG-3, REG-4. */
export const registrationFormView = ({
  value,
  context: { fieldErrors, failure, card, isTaken, isUnsure, wasUnsure, left, round },
}: Pick<SnapshotFrom<typeof registrationFormMachine>, 'value' | 'context'>): RegistrationFormView => ({
  fieldErrors,
  failure,
  card,
  isTaken,
  uncertainty: isUnsure ? 'unsure' : isTaken ? (wasUnsure ? 'worked' : 'perhaps') : undefined,
  busy: value === 'registering' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: registrationFields.find((field) => fieldErrors[field] !== undefined),
  round,
})
