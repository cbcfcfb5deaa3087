import { atom, onMount } from 'nanostores'
import { keepsSession } from '#lib/browser/storage.ts'

/** Tells whether this browser keeps a session from page to page; true until it was tried. */
export const $sessionKept = atom(true)

/** Tries anew whether the browser keeps a session: the member may have allowed it, or made room. */
export const trySessionKept = (): void => $sessionKept.set(keepsSession())

onMount($sessionKept, () => {
  if (typeof window !== 'undefined') trySessionKept()
})
