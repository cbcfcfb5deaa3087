import { assign, type SnapshotFrom, setup } from 'xstate'
import { notProvidedAction, notProvidedListener } from '../setup-parts.ts'

/**
 * The farewell after an account's deletion: a member is signed out by itself after a visible count, or at once when she
 * says so; whoever is signed in no more just reads it. VER-2.
 */
export const farewellMachine = setup({
  types: {
    input: {} as { isMember: boolean },
    context: {} as { readonly isMember: boolean; readonly left: number },
    events: {} as
      /** Sign out now. */
        | { type: 'pressed' }
        /** Nobody is signed in any more: by another tab, or by the server. */
        | { type: 'left' }
        /** Whole seconds until the sign-out. */
        | { type: 'ticked'; left: number },
  },
  actors: {
    /** Sends `ticked` at once, with each second, and with 0 at the end. */
    countDown: notProvidedListener('countDown'),
    /** Sends `left`. */
    watchSession: notProvidedListener('watchSession'),
  },
  actions: {
    /** Remembers the farewell, for a reload of its page. */
    keep: notProvidedAction,
    signOut: notProvidedAction,
    /** Takes back the word that the session has ended: whoever reads the farewell knows why. */
    silence: notProvidedAction,
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'farewell',
  context: ({ input }) => ({ ...input, left: 0 }),
  entry: 'keep',
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isMember', target: 'counting' }, { target: 'parted' }] },
    counting: {
      invoke: [{ src: 'countDown' }, { src: 'watchSession' }],
      on: {
        ticked: [{ guard: 'isOver', target: 'leaving' }, { actions: 'count' }],
        pressed: 'leaving',
        left: 'parted',
      },
    },
    leaving: { entry: 'signOut' },
    parted: { entry: 'silence' },
  },
})

/** The view of the farewell. VER-2. */
export const farewellView = ({
  value,
  context: { left },
}: Pick<SnapshotFrom<typeof farewellMachine>, 'value' | 'context'>) => ({
  /** Somebody is still to be signed out. */
  signsOut: value !== 'parted',
  /** Whole seconds until that; undefined before the count has begun, and once it is over. */
  left: value === 'counting' && left > 0 ? left : undefined,
  busy: value === 'leaving',
})
