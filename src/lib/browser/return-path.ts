import { returnKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** Takes, once, the page to go back to after signing in; the start page when there is none or it is no path of ours. */
export const takeReturnPath = (): string => {
  const kept = storedText(returnKey)
  const path = kept.read() ?? '/'
  kept.remove()
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Remembers a page for after the sign-in. The head's script does it too. */
export const storeReturnPath = (path: string): void => storedText(returnKey).write(path)

export const hasReturnPath = (): boolean => storedText(returnKey).read() !== undefined
