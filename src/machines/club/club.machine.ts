import { assign, setup } from 'xstate'
import type { KnownClub } from '#lib/domain/club/club.ts'
import { notProvided, notProvidedAction } from '../setup-parts.ts'

/**
 * Finds the club that this page belongs to. A config kept from an earlier page applies at once and is renewed in the
 * background; without one the page waits a limited time and then uses the theme defaults, so that login stays usable
 * whatever the platform does. WHL-2.
 */
export const clubMachine = setup({
  types: {
    input: {} as { club: KnownClub | undefined; fresh: boolean },
    context: {} as { club: KnownClub | undefined; fresh: boolean },
    events: {} as
      | /** The member came back to the page, or the network did. */ { type: 'returned' }
      /** The platform has sent the settings; the code of their theme and language may still be on its way. */
      | { type: 'answered' },
  },
  actors: { load: notProvided<KnownClub>('load') },
  actions: {
    /** Makes what is known of the club count; the defaults where nothing is. */
    apply: notProvidedAction,
    keep: notProvidedAction,
  },
  guards: {
    isKnown: ({ context }) => context.club !== undefined,
    isFresh: ({ context }) => context.club !== undefined && context.fresh,
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
          actions: [assign({ club: ({ event }) => event.output, fresh: true }), 'apply', 'keep'],
        },
        onError: [
          { guard: 'isKnown', target: 'unreachable' },
          { target: 'unreachable', actions: 'apply' },
        ],
      },
      states: {
        waiting: {
          // The patience is for the platform: settings that are here shall not come after the defaults.
          on: { answered: { target: 'waiting', reenter: true } },
          after: { patience: { target: 'behind', actions: 'apply' } },
        },
        behind: {},
      },
    },
    unreachable: { on: { returned: 'loading.behind' } },
    settled: { type: 'final' },
  },
})
