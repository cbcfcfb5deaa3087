import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf, isExpiredLink } from '#lib/domain/call-error.ts'
import { timeUntil } from '#lib/domain/time-left.ts'
import { errorOf, notProvided, notProvidedListener } from '../setup-parts.ts'

/** The result of a mailed link: it has done its job, or it no longer works. */
export type LinkOutcome = 'good' | 'expired'

interface Context {
  /** The token of the mailed link. */
  readonly token: string
  /** The reason why the link could not be checked; kept while it is checked again. */
  readonly callError: CallError | undefined
  /** Whole seconds until it may be checked again. */
  readonly left: number
}

/**
 * Checking a mailed link: once by itself, and again when the member wants it after a failure that was not the link's.
 * AUT-4, VER-1.
 */
export const linkCheckMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as Context,
    output: {} as LinkOutcome,
    events: {} as { type: 'retried' } | { type: 'ticked'; left: number },
  },
  actors: {
    /** Does what the link is for. Fails with `link_expired`. */
    check: notProvided<void, { token: string }>('check'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
  },
  actions: {
    setFailure: assign(({ event }) => ({ callError: callErrorOf(errorOf(event)), left: 0 })),
    count: assign(({ event }) => ('left' in event ? { left: event.left } : {})),
  },
  guards: {
    isExpired: ({ event }) => isExpiredLink(errorOf(event)),
    isOver: ({ context }) => context.left <= 0,
  },
}).createMachine({
  id: 'link-check',
  context: ({ input: { token } }) => ({ token, callError: undefined, left: 0 }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'good',
        onError: [
          { guard: 'isExpired', target: 'expired' },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    failed: {
      invoke: { src: 'countDown', input: ({ context: { callError } }) => ({ wait: callError?.wait ?? 0 }) },
      on: { ticked: { actions: 'count' }, retried: { guard: 'isOver', target: 'checking' } },
    },
    good: { type: 'final', output: 'good' },
    expired: { type: 'final', output: 'expired' },
  },
  // What the final state says.
  output: ({ event }) => event.output as LinkOutcome,
})

/** The view of the check of a mailed link. */
export const linkCheckView = ({
  value,
  context: { callError, left },
}: Pick<SnapshotFrom<typeof linkCheckMachine>, 'value' | 'context'>) => ({
  busy: value === 'checking',
  callError,
  /** The time for which the link cannot be checked again; the server asked for it. */
  wait: value === 'failed' && left > 0 ? timeUntil(left) : undefined,
})
