import { assign, setup } from 'xstate'
import { notProvided, notProvidedAction } from '../not-provided.ts'

/** The number of times that a load is tried again, and the first pause in milliseconds, which doubles. WHL-4. */
export const retries = 5
export const firstPause = 350

interface Context {
  /** The backend's wordings as they came; undefined until they have. */
  readonly bundle: unknown
  /** The bundle was kept by an earlier page of this tab, so it need not be loaded again. */
  readonly fresh: boolean
  readonly failures: number
}

/**
 * Brings the backend's wordings of one language: kept ones count at once, and loaded ones replace them. The fallback
 * stays until they load, and for good when the last retry fails. WHL-4.
 */
export const wordingMachine = setup({
  types: { input: {} as { bundle: unknown; fresh: boolean }, context: {} as Context },
  actors: { load: notProvided<unknown>('load') },
  actions: {
    /** Lays the bundle in the context over the built-in wordings. */
    lay: notProvidedAction,
    /** Keeps it for the next page. */
    keep: notProvidedAction,
  },
  guards: {
    isKnown: ({ context }) => context.bundle !== undefined,
    isFresh: ({ context }) => context.bundle !== undefined && context.fresh,
    hasRetriesLeft: ({ context }) => context.failures < retries,
  },
  delays: { pause: ({ context }) => firstPause * 2 ** (context.failures - 1) },
}).createMachine({
  id: 'wording',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'recalling',
  states: {
    recalling: {
      always: [
        { guard: 'isFresh', target: 'ready', actions: 'lay' },
        { guard: 'isKnown', target: 'loading', actions: 'lay' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: [assign({ bundle: ({ event }) => event.output }), 'lay', 'keep'],
        },
        onError: [
          {
            guard: 'hasRetriesLeft',
            target: 'retrying',
            actions: assign({ failures: ({ context }) => context.failures + 1 }),
          },
          { target: 'fallenBack' },
        ],
      },
    },
    retrying: { after: { pause: 'loading' } },
    ready: { type: 'final' },
    fallenBack: { type: 'final' },
  },
})
