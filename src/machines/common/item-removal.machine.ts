import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, callErrorOf, failedAgain, untried } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The item that is to go. */
export interface ItemInput {
  readonly id: string
}

/** Taking one item out of a list by a call. One that the platform does not know any more is gone already. LCK-2. */
export const itemRemovalMachine = setup({
  types: {
    input: {} as ItemInput,
    context: {} as Attempt & ItemInput,
    events: {} as { type: 'asked' },
  },
  actors: {
    /** Fails with 404 when the item is gone already. */
    remove: notProvided<void, ItemInput>('remove'),
  },
  actions: {
    /** Takes the item out of the list that is known. */
    takeAway: notProvidedAction,
    /** Says that this press has removed it; nobody knows so of one that was gone already. */
    announce: notProvidedAction,
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
}).createMachine({
  id: 'item-removal',
  context: ({ input: { id } }) => ({ ...untried, id }),
  initial: 'idle',
  states: {
    idle: { on: { asked: 'removing' } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'removed', actions: ['takeAway', 'announce'] },
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'removed', actions: 'takeAway' },
          { target: 'failed', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    failed: { on: { asked: 'removing' } },
    removed: { type: 'final' },
  },
})

/** The view model of taking an item out of a list. */
export interface ItemRemovalView {
  readonly busy: boolean
  /** The reason why the last try failed. */
  readonly failure: Attempt
}

/** The view of taking an item out of a list: the reason of a failure stands until the next try. LCK-2. */
export const itemRemovalView = ({
  value,
  context: { callError, isUnsure },
}: Pick<SnapshotFrom<typeof itemRemovalMachine>, 'value' | 'context'>): ItemRemovalView => ({
  busy: value === 'removing',
  failure: value === 'failed' ? { callError, isUnsure } : untried,
})
