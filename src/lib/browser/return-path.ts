import { tabShelf } from './storage.ts'

/** The storage name of the page a visitor asked for before signing in. The head's script writes it too. */
export const returnKey = 'return-to'

/** Takes, once, the page to go back to after signing in; the start page when there is none or it is no path of ours. */
export const takeReturnPath = (): string => {
  const shelf = tabShelf()
  const path = shelf.get(returnKey) ?? '/'
  shelf.remove(returnKey)
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Remembers a page for after the sign-in. */
export const keepReturnPath = (path: string): void => tabShelf().set(returnKey, path)

/** Whether a page waits for the sign-in. */
export const hasReturnPath = (): boolean => tabShelf().get(returnKey) !== undefined
