import { useState } from 'react'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { leftPage } from '#machines/frame/left-page.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'

/** The calls that change a list, and the words of their toasts. */
interface ListChanges<Item> {
  /** Changes an item; a list whose items can only be removed has none. */
  readonly change?: (item: Item) => Promise<unknown>
  /** Removes an item. Fails with 404 when it is gone already. */
  readonly remove: (item: Item) => Promise<unknown>
  readonly changed?: () => string
  readonly removed: () => string
}

/** A change reports itself; its failure is a toast where the list is no longer shown. */
const changeLeft = leftPage({ done: () => undefined, failed: (reason) => reason })

/** Changing an item of a list, or removing it after a question, one at a time. CON-4, PRF-3, PRF-6. */
export function useListChange<Item>({ change, remove, changed, removed }: ListChanges<Item>) {
  const [item, setItem] = useState<Item>()
  const [isAsking, setAsking] = useState(false)
  const changing = useAttempt(async (_, next: Item) => {
    await change?.(next)
    if (changed) raiseNotice(changed())
  }, changeLeft)
  const removal = useAttempt(async (_, next: Item) => {
    await remove(next).catch((error: unknown) => {
      if (callErrorOf(error).name !== 'notFound') throw error
    })
    raiseNotice(removed())
  }, changeLeft)
  return {
    /** The item that is being changed. */
    changing: changing.isPending ? changing.variables.input : undefined,
    /** The reason why the last change failed. */
    failure: changing.attempt,
    /** The last change is done: what had the focus may be gone with it. */
    isSettled: changing.isSuccess || removal.isSuccess,
    change: (next: Item) => {
      removal.reset()
      changing.start(next)
    },
    /** The item that is to be removed; it stays while the question closes. */
    item,
    /** The question before an item is removed. */
    question: {
      isOpen: isAsking && !removal.isSuccess,
      isBusy: removal.isPending,
      failure: removal.attempt,
      confirm: () => item !== undefined && removal.start(item),
      dismiss: () => !removal.isPending && setAsking(false),
    },
    askRemoval: (next: Item) => {
      changing.reset()
      removal.reset()
      setItem(() => next)
      setAsking(true)
    },
  }
}
