import { viewAbove } from './navigation.ts'

/**
 * Makes a view above the page an entry of the history, and calls back when the member steps back from it: Back closes
 * the view and leaves the page where it is. Returns how to stop listening. TIL-1.
 */
export const enterAbove = (name: string, onBack: () => void): (() => void) => {
  if (viewAbove() === undefined) history.pushState({ ...history.state, above: name }, '')
  const moved = () => {
    if (viewAbove() === undefined) onBack()
  }
  addEventListener('popstate', moved)
  return () => removeEventListener('popstate', moved)
}

/** The time that a browser has for a step back on one page, in milliseconds. */
const patience = 1000

/** Steps back from the entry of the view; resolves when it is gone. */
export const leaveAbove = (): Promise<void> =>
  new Promise((gone) => {
    if (viewAbove() === undefined) return gone()
    const done = () => {
      clearTimeout(timer)
      removeEventListener('popstate', done)
      gone()
    }
    const timer = setTimeout(done, patience)
    addEventListener('popstate', done)
    history.back()
  })
