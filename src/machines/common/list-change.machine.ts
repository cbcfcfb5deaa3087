import { assign, setup } from 'xstate'
import { type Attempt, callErrorOf, failedAgain, untried } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context<Item> extends Attempt {
  /** The item that is being changed or removed, or was last; it stays while the question closes. */
  readonly item: Item | undefined
  /** That is done. */
  readonly isSettled: boolean
}

/** XState cannot infer what goes into an actor whose types are those of a type parameter. */
const itemOf = ({ context }: { context: Context<unknown> }) => context.item

/**
 * Changing an item of a list, or removing it after a question, one at a time. An item that the platform does not know any more
 * is removed. CON-4, PRF-3, PRF-6.
 */
export const listChangeMachine = <Item>() =>
  setup({
    types: {
      context: {} as Context<Item>,
      events: {} as { type: 'changeAsked' | 'removeAsked'; item: Item } | { type: 'confirmed' | 'dismissed' },
    },
    actors: {
      change: notProvided<void, unknown>('change'),
      /** Fails with 404 when the item is gone already. */
      remove: notProvided<void, unknown>('remove'),
    },
    actions: {
      tellChanged: notProvidedAction,
      tellRemoved: notProvidedAction,
      choose: assign(({ event }) =>
        'item' in event ? { ...untried, item: event.item, isSettled: false } : {},
      ),
      clear: assign(untried),
      settle: assign({ ...untried, isSettled: true }),
      setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
    },
    guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
  }).createMachine({
    id: 'list-change',
    context: { ...untried, item: undefined, isSettled: false },
    initial: 'resting',
    states: {
      resting: {
        on: {
          changeAsked: { target: 'changing', actions: 'choose' },
          removeAsked: { target: 'asking', actions: 'choose' },
        },
      },
      changing: {
        invoke: {
          src: 'change',
          input: itemOf,
          onDone: { target: 'resting', actions: ['settle', 'tellChanged'] },
          onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
        },
      },
      asking: { on: { confirmed: 'removing', dismissed: { target: 'resting', actions: 'clear' } } },
      removing: {
        invoke: {
          src: 'remove',
          input: itemOf,
          onDone: { target: 'resting', actions: ['settle', 'tellRemoved'] },
          onError: [
            {
              guard: { type: 'isGone', params: failed },
              target: 'resting',
              actions: ['settle', 'tellRemoved'],
            },
            { target: 'asking', actions: { type: 'setFailure', params: failed } },
          ],
        },
      },
    },
  })

/** The view model of changing a list. */
export interface ListChangeView<Item> {
  /** The item that the question is about, or that changes. */
  readonly item: Item | undefined
  /** The item that is being changed. */
  readonly changing: Item | undefined
  /** The question before an item is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** The reason why the last try failed: `failure` for the list, `refusal` for the question. */
  readonly failure: Attempt
  readonly refusal: Attempt
  /** The last change is done: what had the focus may be gone with it. */
  readonly isSettled: boolean
}

interface Snapshot<Item> {
  readonly value: 'resting' | 'changing' | 'asking' | 'removing'
  readonly context: Context<Item>
}

/** The view of changing a list. */
export const listChangeView = <Item>({
  value,
  context: { item, callError, isUnsure, isSettled },
}: Snapshot<Item>): ListChangeView<Item> => ({
  item,
  changing: value === 'changing' ? item : undefined,
  asks: value === 'asking' || value === 'removing',
  removing: value === 'removing',
  failure: value === 'resting' ? { callError, isUnsure } : untried,
  refusal: value === 'asking' ? { callError, isUnsure } : untried,
  isSettled,
})
