import { assign, setup } from 'xstate'
import { type Attempt, codeOf, failedAgain, untried } from '#lib/domain/call-error.ts'
import { errorOf, notProvided } from '../setup-parts.ts'

/** The outcome of a mailed link. `granted`: it was for a data request. `expired`: too old, or used already. */
export type LinkOutcome = 'deleted' | 'granted' | 'expired'

/** The last question before an account is deleted, asked by the mailed link. VER-2. */
export const deletionLinkMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as Attempt & { readonly token: string },
    /** The member confirms. */
    events: {} as { type: 'pressed' },
    output: {} as LinkOutcome,
  },
  actors: {
    /** Confirms by the link's token; tells what the link was for. Fails with `link_expired`. */
    confirm: notProvided<'data' | 'deletion', { token: string }>('confirm'),
  },
  actions: {
    clear: assign({ callError: undefined }),
    setFailure: assign(({ context, event }) => failedAgain(context, errorOf(event))),
  },
  guards: {
    isForData: (_, { output }: { output: 'data' | 'deletion' }) => output === 'data',
    isExpired: ({ event }) => codeOf(errorOf(event)) === 'link_expired',
  },
}).createMachine({
  id: 'deletion-link',
  context: ({ input }) => ({ ...input, ...untried }),
  initial: 'resting',
  output: ({ event }) => event.output as LinkOutcome,
  states: {
    resting: { on: { pressed: { target: 'erasing', actions: 'clear' } } },
    erasing: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'isForData', params: ({ event }) => event }, target: 'granted' },
          { target: 'deleted' },
        ],
        onError: [
          { guard: 'isExpired', target: 'expired' },
          { target: 'resting', actions: 'setFailure' },
        ],
      },
    },
    deleted: { type: 'final', output: 'deleted' },
    granted: { type: 'final', output: 'granted' },
    expired: { type: 'final', output: 'expired' },
  },
})
