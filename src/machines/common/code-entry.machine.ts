import { assertEvent, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import { type CodeError, type CodeOnItsWay, codeFailure, typedCode } from '#lib/domain/one-time-code.ts'
import {
  type ActionWith,
  errorOf,
  notProvided,
  notProvidedAction,
  notProvidedListener,
} from '../setup-parts.ts'
import { type Entered, resendMachine } from './resend.machine.ts'

interface Context {
  readonly code: CodeOnItsWay
  /** A code was sent with its last digit, without a press; this happens once for each message. */
  readonly isSpent: boolean
  readonly fieldError: CodeError | undefined
  readonly callError: CallError | undefined
  readonly isResent: boolean
  /** Counts refusals and resends, so that the focus moves at each. */
  readonly round: number
}

const untouched = { isSpent: false, fieldError: undefined, callError: undefined, isResent: false }

/**
 * Entering a one-time code that came by SMS or e-mail. What a right code opens is up to whoever provides `verify`.
 * A whole code is sent at once: its last digit, which is typed, pasted or filled in, is the member's press. AUT-2, REG-6.
 */
export const codeEntryMachine = setup({
  types: {
    input: {} as CodeOnItsWay,
    context: {} as Context,
    children: {} as { resend: 'resend' },
    events: {} as
      | { type: 'typed' | 'submitted'; code: string }
      /** The member asks for another code. */
      | { type: 'asked'; entered?: Entered }
      | { type: 'expired' }
      | { type: 'renewed'; code: CodeOnItsWay },
  },
  actors: {
    /** Checks a code; resolves to the result of the errand. Fails with `code_invalid` or `code_expired`. */
    verify: notProvided<unknown, { code: string }>('verify'),
    /** Sends `renewed` when another code is on its way. */
    resend: resendMachine,
    /** Sends `expired` at a moment. Unix seconds. */
    expire: notProvidedListener<{ at: number | undefined }>('expire'),
  },
  actions: {
    note: assign(({ context, event }) =>
      event.type === 'typed' ? { fieldError: event.code ? undefined : context.fieldError } : {},
    ),
    spend: assign({ isSpent: true }),
    clear: assign({ fieldError: undefined, callError: undefined, isResent: false }),
    setError: assign(({ context }) => ({ fieldError: 'incomplete', round: context.round + 1 })),
    setFailure: assign(({ context, event }) => ({
      ...codeFailure(errorOf(event)),
      round: context.round + 1,
    })),
    startAnew: assign(({ context, event }) => ({
      ...untouched,
      ...(event.type === 'renewed' ? { code: event.code } : {}),
      isResent: true,
      round: context.round + 1,
    })),
    /** Opens the page that follows, or hands the result over. */
    goOn: notProvidedAction as ActionWith<{ result: unknown }>,
  },
  guards: {
    isComplete: ({ context: { code, isSpent }, event }) => {
      assertEvent(event, ['typed', 'submitted'])
      return !(event.type === 'typed' && isSpent) && typedCode(event.code, code.length) !== undefined
    },
  },
}).createMachine({
  id: 'code-entry',
  context: ({ input }) => ({ code: input, ...untouched, round: 0 }),
  invoke: { id: 'resend', src: 'resend', input: ({ context }) => context.code },
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'expire', input: ({ context }) => ({ at: context.code.expires_at }) },
      initial: 'entering',
      on: {
        expired: { actions: assign({ fieldError: 'expired' }) },
        renewed: { target: 'open', reenter: true, actions: 'startAnew' },
        asked: {
          guard: stateIn({ open: 'entering' }),
          actions: ['clear', sendTo('resend', ({ event }) => event)],
        },
      },
      states: {
        entering: {
          on: {
            typed: [
              { guard: 'isComplete', target: 'verifying', actions: ['spend', 'clear'] },
              { actions: 'note' },
            ],
            submitted: [
              { guard: 'isComplete', target: 'verifying', actions: 'clear' },
              { actions: 'setError' },
            ],
          },
        },
        verifying: {
          invoke: {
            src: 'verify',
            input: ({ context, event }) => {
              assertEvent(event, ['typed', 'submitted'])
              return { code: typedCode(event.code, context.code.length) ?? '' }
            },
            onDone: {
              target: '#code-entry.accepted',
              actions: { type: 'goOn', params: ({ event }) => ({ result: event.output }) },
            },
            onError: { target: 'entering', actions: 'setFailure' },
          },
        },
      },
    },
    accepted: {},
  },
})

/** The view of the entry of a code; asking for another code has its own. AUT-2, REG-6. */
export const codeEntryView = ({
  value,
  context: { code, fieldError, callError, isResent, round },
}: Pick<SnapshotFrom<typeof codeEntryMachine>, 'value' | 'context'>) => {
  const busy = value === 'accepted' || value.open === 'verifying'
  return {
    /** Another one for each code that is sent: its field starts empty. */
    issue: code.expires_at,
    /** The number of digits in the code. */
    length: code.length,
    fieldError: busy ? undefined : fieldError,
    callError,
    busy,
    /** The code was right; what it opens is on its way. */
    done: value === 'accepted',
    /** Another code is on its way. */
    isResent,
    /** The field to be at, anew at each round. */
    focus: busy ? undefined : 'code',
    round,
  }
}
