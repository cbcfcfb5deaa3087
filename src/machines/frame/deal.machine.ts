import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

/** Text that may be put into the page. */
type Readable = TrustedHTML | string

/**
 * A deal of the sidebar, closed or read: in its dialog, or unfolded in its card where it is special. Its Markdown is
 * made readable once, when it is first opened. FRM-6.
 */
export const dealMachine = setup({
  types: {
    input: {} as { body: string },
    context: {} as { body: string; html: Readable | undefined },
    events: {} as { type: 'opened' | 'closed' | 'retried' },
  },
  actors: {
    /** Turns Markdown into safe HTML; fails when the code for it does not arrive. */
    prepare: notProvided<Readable, { body: string }>('prepare'),
  },
  guards: { isPrepared: ({ context }) => context.html !== undefined },
}).createMachine({
  id: 'deal',
  context: ({ input }) => ({ body: input.body, html: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { opened: [{ guard: 'isPrepared', target: 'open' }, { target: 'preparing' }] } },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => ({ body: context.body }),
        onDone: { target: 'open', actions: assign({ html: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { closed: 'closed' },
    },
    open: { on: { closed: 'closed' } },
    failed: { on: { retried: 'preparing', closed: 'closed' } },
  },
})
