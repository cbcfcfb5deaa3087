import { assign, setup } from 'xstate'
import { notProvided, notProvidedAction } from '../not-provided.ts'

/**
 * Choosing the language of the portal: it counts once all that it needs is there, so that a choice that cannot be had
 * changes nothing. The latest choice wins. Spec §1 "Interface languages".
 */
export const languageMachine = setup({
  types: {
    context: {} as { /** The locale that was chosen last. */ wanted: string },
    events: {} as { type: 'chosen'; locale: string },
  },
  actors: {
    /** Has the words and the letters of a locale fetched. */
    prepare: notProvided<void, { locale: string }>('prepare'),
  },
  actions: {
    /** Makes the wanted locale that of this browser. */
    keep: notProvidedAction,
  },
}).createMachine({
  id: 'language',
  context: { wanted: '' },
  initial: 'resting',
  on: {
    chosen: {
      target: '.preparing',
      reenter: true,
      actions: assign({ wanted: ({ event }) => event.locale }),
    },
  },
  states: {
    resting: {},
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: { target: 'resting', actions: 'keep' },
        onError: 'failing',
      },
    },
    failing: {},
  },
})
