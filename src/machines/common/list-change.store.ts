import { fromPromise } from 'xstate'
import { raiseNotice } from '../frame/toasts.ts'
import { listChangeMachine } from './list-change.machine.ts'

interface ListChange<Item> {
  /** Changes an item; a list whose items can only be removed has none. */
  readonly change?: (item: Item) => Promise<void>
  /** Removes an item. Fails with 404 when it is gone already. */
  readonly remove: (item: Item) => Promise<void>
  /** The words of the toasts. */
  readonly changed?: () => string
  readonly removed: () => string
}

/** The machine of a list's changes as a screen runs it. */
export const listChange = <Item>({ change, remove, changed, removed }: ListChange<Item>) =>
  listChangeMachine<Item>().provide({
    actors: {
      change: fromPromise<void, unknown>(async ({ input }) => change?.(input as Item)),
      remove: fromPromise<void, unknown>(({ input }) => remove(input as Item)),
    },
    actions: {
      tellChanged: () => changed && raiseNotice(changed()),
      tellRemoved: () => raiseNotice(removed()),
    },
  })
