import { assertEvent, assign, setup } from 'xstate'
import { type PhoneFault, phoneFailure } from '#lib/domain/phone-fault.ts'
import type { SentCode } from '#lib/domain/sent-code.ts'
import { type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Context {
  /** The number that a code is asked for. */
  readonly phone: string
  readonly fault: PhoneFault | undefined
  /** Why no code was sent, when it is not the number's fault. */
  readonly trouble: Trouble | undefined
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

/** The form takes a submission: what can be a number is asked a code for, once. */
const submitting = [
  { guard: 'isFilledIn', target: 'reading', actions: 'clear' },
  { target: 'refused', actions: { type: 'blame', params: 'required' } },
] as const

/**
 * Signing in by SMS, its first half: a phone number, for which a code is asked and handed over to the screen that
 * takes it. Spec §2, SMS login.
 */
export const smsLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; phone: string }
      /** The member changed the number. */
      | { type: 'typed' }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number }
      /** The page is back from the back/forward cache. */
      | { type: 'returned' },
  },
  actors: {
    /** What was typed, as a number that can be called; undefined when it is none. */
    read: notProvided<string | undefined, { typed: string }>('read'),
    /** Has a code sent to a number. */
    requestCode: notProvided<SentCode, { phone: string }>('requestCode'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Hands the code's facts over and goes to the screen that takes the code. */
    handOver: notProvidedAction as (_: Parameters<typeof notProvidedAction>[0], sent: SentCode) => void,
    blame: assign(({ context: { round } }, fault: PhoneFault) => ({ fault, round: round + 1 })),
    clear: assign({ fault: undefined, trouble: undefined }),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      ...phoneFailure(error),
      wait: troubleOf(error).wait ?? 0,
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isFilledIn: ({ event }) => event.type === 'submitted' && event.phone.trim() !== '',
    isPhone: (_, phone: string | undefined) => phone !== undefined,
    asksToWait: (_, { error }: { error: unknown }) => troubleOf(error).wait !== undefined,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'sms-login',
  context: { phone: '', fault: undefined, trouble: undefined, wait: 0, left: 0, round: 0 },
  initial: 'resting',
  on: { typed: { actions: assign({ fault: undefined }) } },
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
          { target: 'refused', actions: { type: 'blame', params: 'phone' } },
        ],
      },
    },
    requesting: {
      invoke: {
        src: 'requestCode',
        input: ({ context: { phone } }) => ({ phone }),
        onDone: { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
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
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})
