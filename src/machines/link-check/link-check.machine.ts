import { assign, setup } from 'xstate'
import { isExpiredLink } from '#lib/domain/expired-link.ts'
import { type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedListener } from '../not-provided.ts'

/** What a mailed link turned out to be: it has done what it is for, or it works no more. */
export type LinkOutcome = 'good' | 'expired'

interface Context {
  /** The token of the mailed link. */
  readonly token: string
  /** Why it could not be checked; kept while it is checked again. */
  readonly trouble: Trouble | undefined
  /** Whole seconds until it may be checked again. */
  readonly left: number
}

type Failed = { readonly error: unknown }
const failed = ({ event: { error } }: { event: Failed }): Failed => ({ error })

/**
 * Checking a mailed link: once by itself, and again when the member wants it after a failure that was not the link's.
 * Spec §8 "Verification link expired".
 */
export const linkCheckMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as Context,
    output: {} as LinkOutcome,
    events: {} as
      | { type: 'retried' }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number },
  },
  actors: {
    /** Does what the link is for. Fails with `link_expired`. */
    check: notProvided<void, { token: string }>('check'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
  },
  actions: {
    refuse: assign((_, { error }: Failed) => ({ trouble: troubleOf(error), left: 0 })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isExpired: (_, { error }: Failed) => isExpiredLink(error),
    isOver: ({ context }) => context.left <= 0,
  },
}).createMachine({
  id: 'link-check',
  context: ({ input: { token } }) => ({ token, trouble: undefined, left: 0 }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'good',
        onError: [
          { guard: { type: 'isExpired', params: failed }, target: 'expired' },
          { target: 'failed', actions: { type: 'refuse', params: failed } },
        ],
      },
    },
    failed: {
      invoke: { src: 'countDown', input: ({ context: { trouble } }) => ({ wait: trouble?.wait ?? 0 }) },
      on: { ticked: { actions: 'count' }, retried: { guard: 'isOver', target: 'checking' } },
    },
    good: { type: 'final', output: 'good' },
    expired: { type: 'final', output: 'expired' },
  },
  // What the final state says.
  output: ({ event }) => event.output as LinkOutcome,
})
