import { setup } from 'xstate'
import { notProvidedAction, notProvidedListener } from '../not-provided.ts'

/**
 * The banner stands while the signed-in member is not verified, until it is dismissed, which holds for this sign-in.
 * FRM-9.
 */
export const verifyBannerMachine = setup({
  types: {
    input: {} as { wasDismissed: boolean },
    context: {} as { wasDismissed: boolean },
    events: {} as { type: 'learned'; isVerified: boolean } | { type: 'dismissed' },
  },
  actors: {
    /** Sends `learned` now and whenever what is known of the member changes. */
    watchMember: notProvidedListener('watchMember'),
  },
  actions: {
    /** Remembers the dismissal for this sign-in. */
    keep: notProvidedAction,
    /** Tells the next page to keep the banner's place free. */
    reserve: notProvidedAction,
    /** The next page needs no place for it. */
    release: notProvidedAction,
  },
  guards: {
    wasDismissed: ({ context }) => context.wasDismissed,
    isVerified: ({ event }) => event.type === 'learned' && event.isVerified,
  },
}).createMachine({
  id: 'verify-banner',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: { always: [{ guard: 'wasDismissed', target: 'dismissed' }, { target: 'watching' }] },
    watching: {
      initial: 'waiting',
      invoke: { src: 'watchMember' },
      on: { learned: [{ guard: 'isVerified', target: '.resting' }, { target: '.shown' }] },
      states: {
        waiting: {},
        resting: { entry: 'release' },
        shown: {
          entry: 'reserve',
          on: { dismissed: { target: '#verify-banner.dismissed', actions: ['keep', 'release'] } },
        },
      },
    },
    dismissed: { type: 'final' },
  },
})
