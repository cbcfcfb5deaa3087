import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf } from '#lib/domain/call-error.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { timeUntil } from '#lib/domain/time-left.ts'
import {
  type ActionWith,
  errorOf,
  notProvided,
  notProvidedAction,
  notProvidedListener,
} from '../setup-parts.ts'

/** The result of asking for another message. `resend_at`: the next time one may be asked for; unix seconds. */
export interface Resent {
  /** It is on its way; otherwise it was too early for that. */
  readonly isSent: boolean
  readonly resend_at: number
  /** The facts of the code in it, when there is one. */
  readonly code?: CodeOnItsWay | undefined
}

/** The values to be entered again for another message, by field; they pass through and are never kept. */
export type Entered = Readonly<Record<string, string>>

interface Context {
  readonly resend_at: number
  /** Whole seconds until another message may be asked for. */
  readonly left: number
  /** Another message is on its way. */
  readonly isResent: boolean
  /** The reason why no message was sent. */
  readonly callError: CallError | undefined
}

const postponed = {
  target: 'waiting',
  reenter: true,
  actions: { type: 'wait', params: ({ event }: { event: Pick<Resent, 'resend_at'> }) => event },
} as const

/** Asking for another message, a code or a link, once a countdown in seconds has ended. AUT-2, VER-1. */
export const resendMachine = setup({
  types: {
    input: {} as { resend_at: number },
    context: {} as Context,
    events: {} as
      /** The member asked. */
        | { type: 'asked'; entered?: Entered }
        | { type: 'ticked'; left: number }
        /** One has been sent elsewhere. Unix seconds. */
        | { type: 'postponed'; resend_at: number },
  },
  actors: {
    /** Has another message sent. */
    sendAgain: notProvided<Resent, Entered>('sendAgain'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Unix seconds. */
    countDown: notProvidedListener<{ at: number }>('countDown'),
  },
  actions: {
    /** Hands on the facts of a code that was sent. */
    announce: notProvidedAction as ActionWith<Resent>,
    wait: assign((_, { resend_at, isSent = false }: Pick<Resent, 'resend_at'> & Partial<Resent>) => ({
      resend_at,
      left: 0,
      isResent: isSent,
    })),
    clear: assign({ callError: undefined, isResent: false }),
    setFailure: assign(({ event }) => ({ callError: callErrorOf(errorOf(event)) })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
    isSent: (_, { isSent }: Resent) => isSent,
  },
}).createMachine({
  id: 'resend',
  context: ({ input: { resend_at } }) => ({ resend_at, left: 0, isResent: false, callError: undefined }),
  initial: 'waiting',
  states: {
    waiting: {
      invoke: { src: 'countDown', input: ({ context }) => ({ at: context.resend_at }) },
      on: { ticked: [{ guard: 'isOver', target: 'ready' }, { actions: 'count' }], postponed },
    },
    ready: { on: { asked: { target: 'sending', actions: 'clear' }, postponed } },
    sending: {
      invoke: {
        src: 'sendAgain',
        input: ({ event }) => (event.type === 'asked' && event.entered) || {},
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [
              { type: 'wait', params: ({ event }) => event.output },
              { type: 'announce', params: ({ event }) => event.output },
            ],
          },
          { target: 'waiting', actions: { type: 'wait', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ready', actions: 'setFailure' },
      },
    },
  },
})

/** The view of asking for another message. AUT-2, VER-1. */
export const resendView = ({
  value,
  context: { left, isResent, callError },
}: Pick<SnapshotFrom<typeof resendMachine>, 'value' | 'context'>) => ({
  state: value,
  /** The time until another message may be asked for; undefined when it is not known yet, or over. */
  wait: value === 'waiting' && left > 0 ? timeUntil(left) : undefined,
  /** Another message is on its way. */
  isResent,
  callError,
})
export type ResendView = ReturnType<typeof resendView>
