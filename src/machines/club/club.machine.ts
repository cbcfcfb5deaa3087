import { assign, setup } from 'xstate'
import type { PublicConfig } from '#lib/domain/platform.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'

/**
 * Which club this page belongs to. A config kept from an earlier page counts at once and is renewed behind it;
 * without one the page waits a bounded time and then stands on the theme defaults, so that login stays usable
 * whatever the platform does. Spec §9, Theme defaults.
 */
export const clubMachine = setup({
  types: {
    input: {} as { config: PublicConfig | undefined; fresh: boolean },
    context: {} as { config: PublicConfig | undefined; fresh: boolean },
    events: {} as /** The member came back to the page, or the network did. */ { type: 'returned' },
  },
  actors: { load: notProvided<PublicConfig>('load') },
  actions: {
    /** Makes the config in the context count. */
    apply: notProvidedAction,
    /** Keeps the config for the next page. */
    keep: notProvidedAction,
  },
  guards: {
    isKnown: ({ context }) => context.config !== undefined,
    isFresh: ({ context }) => context.config !== undefined && context.fresh,
  },
  delays: { patience: 3000 },
}).createMachine({
  id: 'club',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: {
      always: [
        { guard: 'isFresh', target: 'settled', actions: 'apply' },
        { guard: 'isKnown', target: 'loading.behind', actions: 'apply' },
        { target: 'loading' },
      ],
    },
    loading: {
      initial: 'waiting',
      invoke: {
        src: 'load',
        onDone: {
          target: 'settled',
          actions: [assign({ config: ({ event }) => event.output, fresh: true }), 'apply', 'keep'],
        },
        onError: [
          { guard: 'isKnown', target: 'unreachable' },
          { target: 'unreachable', actions: 'apply' },
        ],
      },
      states: {
        waiting: { after: { patience: { target: 'behind', actions: 'apply' } } },
        behind: {},
      },
    },
    unreachable: { on: { returned: 'loading.behind' } },
    settled: { type: 'final' },
  },
})
