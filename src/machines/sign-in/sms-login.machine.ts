import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, fieldFailure } from '#lib/domain/call-error.ts'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import type { PhoneError } from '#lib/domain/phone-number.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { type ActionWith, notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  holding,
  newForm,
  orHold,
  type Returned,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

interface Context extends FormContext {
  /** The number that a code is asked for. */
  readonly phone: string
  readonly fieldError: PhoneError | undefined
  /** The reason why no code was sent, unless the number itself is wrong. */
  readonly callError: CallError | undefined
}

/** The form takes a submission: what can be a number is asked a code for, once. */
const submitting = [
  { guard: 'isFilledIn', target: 'reading', actions: 'clear' },
  { target: 'refused', actions: { type: 'setError', params: 'required' } },
] as const

/**
 * Signing in by SMS, its first half: a phone number, for which a code is asked and handed over to the screen that
 * takes it. AUT-2.
 */
export const smsLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; phone: string }
      /** The member changed the number. */
      | { type: 'typed' }
      | Ticked
      | Returned,
  },
  actors: {
    /** Returns the typed text as a number that can be called; undefined when it is none. */
    read: notProvided<string | undefined, { typed: string }>('read'),
    /** Has a code sent to a number. */
    requestCode: notProvided<SentCode, { phone: string }>('requestCode'),
    countDown,
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Hands the code's facts over and goes to the screen that takes the code. */
    handOver: notProvidedAction as ActionWith<SentCode>,
    setError: assign(({ context: { round } }, fieldError: PhoneError) => ({ fieldError, round: round + 1 })),
    clear: assign({ fieldError: undefined, callError: undefined }),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...fieldFailure(error, 'phone'),
      ...waitOf(error),
      round: context.round + 1,
    })),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    isFilledIn: ({ event }) => event.type === 'submitted' && event.phone.trim() !== '',
    isPhone: (_, phone: string | undefined) => phone !== undefined,
  },
}).createMachine({
  id: 'sms-login',
  context: { phone: '', fieldError: undefined, callError: undefined, ...newForm },
  initial: 'resting',
  on: { typed: { actions: assign({ fieldError: undefined }) } },
  states: {
    resting: { on: { submitted: submitting } },
    refused: { on: { submitted: submitting } },
    reading: {
      invoke: {
        src: 'read',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { typed: event.phone }
        },
        onDone: [
          {
            guard: { type: 'isPhone', params: ({ event }) => event.output },
            target: 'requesting',
            actions: assign({ phone: ({ event }) => event.output ?? '' }),
          },
          { target: 'refused', actions: { type: 'setError', params: 'phone' } },
        ],
      },
    },
    requesting: {
      invoke: {
        src: 'requestCode',
        input: ({ context: { phone } }) => ({ phone }),
        onDone: { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: orHold('refused'),
      },
    },
    holding: holding('resting'),
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})

/** The view model of the phone form. */
export interface SmsLoginView {
  readonly fieldError: PhoneError | undefined
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'phone' | undefined
  readonly round: number
}

/** The view of a sign-in by SMS before the code is sent. AUT-2. */
export const smsLoginView = ({
  value,
  context: { fieldError, callError, left, round },
}: Pick<SnapshotFrom<typeof smsLoginMachine>, 'value' | 'context'>): SmsLoginView => ({
  fieldError,
  callError,
  busy: value === 'reading' || value === 'requesting' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldError ? 'phone' : undefined,
  round,
})
