import { assign, type SnapshotFrom, setup } from 'xstate'
import { type ActionWith, notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

/** The way in which a browser installs the portal: it asks the member itself, or she does it in two steps. */
export type InstallWay = 'prompt' | 'steps'

/** The outcome of the offer, as it is kept; `offered` of a member who left without an answer. */
export type InstallAnswer = 'offered' | 'declined' | 'accepted'

/** The offer to install the portal: made once in a browser, while no code is shown. OFF-4. */
export const installMachine = setup({
  types: {
    input: {} as { isOver: boolean },
    context: {} as { isOver: boolean; way: InstallWay },
    events: {} as
      /** The browser can install the portal, and nothing stands above the page. */
        | { type: 'readied'; way: InstallWay }
        | { type: 'agreed' }
        | { type: 'declined' }
        | { type: 'installed' },
  },
  actors: {
    /** Sends `readied` now and whenever it becomes so, and `installed`. */
    watchBrowser: notProvidedListener('watchBrowser'),
    /** Lets the browser ask; resolves to whether the member agreed. */
    ask: notProvided<boolean>('ask'),
  },
  actions: { keep: notProvidedAction as ActionWith<InstallAnswer> },
  guards: {
    isOver: ({ context }) => context.isOver,
    isAskedByBrowser: ({ context }) => context.way === 'prompt',
    hasAgreed: (_, agreed: boolean) => agreed,
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, way: 'prompt' }),
  initial: 'recalling',
  states: {
    recalling: { always: [{ guard: 'isOver', target: 'over' }, { target: 'watching' }] },
    watching: {
      invoke: { src: 'watchBrowser' },
      initial: 'waiting',
      on: { installed: { target: 'over', actions: { type: 'keep', params: 'accepted' } } },
      states: {
        waiting: {
          on: { readied: { target: 'offered', actions: assign({ way: ({ event }) => event.way }) } },
        },
        offered: {
          entry: { type: 'keep', params: 'offered' },
          on: {
            agreed: [{ guard: 'isAskedByBrowser', target: 'asking' }, { target: 'explaining' }],
            declined: { target: '#install.over', actions: { type: 'keep', params: 'declined' } },
          },
        },
        asking: {
          invoke: {
            src: 'ask',
            onDone: [
              {
                guard: { type: 'hasAgreed', params: ({ event }) => event.output },
                target: '#install.over',
                actions: { type: 'keep', params: 'accepted' },
              },
              { target: '#install.over', actions: { type: 'keep', params: 'declined' } },
            ],
            // The offer counts as made; the browser's own menu is still there.
            onError: '#install.over',
          },
        },
        explaining: {
          on: { declined: { target: '#install.over', actions: { type: 'keep', params: 'accepted' } } },
        },
      },
    },
    over: { type: 'final' },
  },
})

/** The view of the offer. OFF-4. */
export const installView = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof installMachine>, 'value' | 'context'>) => {
  const at = typeof value === 'object' ? value.watching : undefined
  return {
    shown: at === 'offered' || at === 'asking' || at === 'explaining',
    /** The two steps stand in the place of the question. */
    explains: at === 'explaining',
    busy: at === 'asking',
    /** The word of the button that agrees: it installs, or shows how. */
    label: context.way === 'prompt' ? ('add' as const) : ('showHow' as const),
  }
}
