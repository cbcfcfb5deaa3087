import { assertEvent, assign, setup } from 'xstate'
import { phoneNumber } from '#lib/domain/phone-number.ts'
import type { SentCode } from '#lib/domain/sent-code.ts'
import { faultOf, type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

/** What is wrong with the phone field: it is empty, it is no phone number, or what the server says of it. */
export type PhoneFault = 'required' | 'phone' | { readonly said: string }

interface Context {
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

const judge = (error: unknown): Pick<Context, 'fault' | 'trouble' | 'wait'> => {
  const said = faultOf(error, 'phone')
  const trouble = troubleOf(error)
  return {
    wait: trouble.wait ?? 0,
    ...(said ? { fault: { said }, trouble: undefined } : { fault: undefined, trouble }),
  }
}

/** The form takes a submission: a number that can be one is asked a code for, once. */
const submitting = [
  { guard: 'isPhone', target: 'requesting', actions: 'clear' },
  { target: 'refused', actions: 'blame' },
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
    /** Has a code sent to a cleaned number. */
    requestCode: notProvided<SentCode, { phone: string }>('requestCode'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Hands the code's facts over and goes to the screen that takes the code. */
    handOver: notProvidedAction as (_: Parameters<typeof notProvidedAction>[0], sent: SentCode) => void,
    blame: assign(
      ({ context, event }): Partial<Context> => ({
        fault: event.type === 'submitted' && event.phone.trim() !== '' ? 'phone' : 'required',
        trouble: undefined,
        round: context.round + 1,
      }),
    ),
    clear: assign({ fault: undefined, trouble: undefined }),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      ...judge(error),
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isPhone: ({ event }) => event.type === 'submitted' && phoneNumber(event.phone) !== undefined,
    asksToWait: (_, { error }: { error: unknown }) => troubleOf(error).wait !== undefined,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'sms-login',
  context: { fault: undefined, trouble: undefined, wait: 0, left: 0, round: 0 },
  initial: 'resting',
  on: { typed: { actions: assign({ fault: undefined }) } },
  states: {
    resting: { on: { submitted: submitting } },
    refused: { on: { submitted: submitting } },
    requesting: {
      invoke: {
        src: 'requestCode',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { phone: phoneNumber(event.phone) ?? '' }
        },
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
