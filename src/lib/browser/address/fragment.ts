import { clearFragment } from '../navigation.ts'

/**
 * Calls back when the address names a part of this page: on arrival, and whenever a link names it again. The name is
 * taken out of the address, so that a reload or Back does not ask for it once more.
 */
export const onFragment = (name: string, listener: () => void): (() => void) => {
  const check = () => {
    if (location.hash !== `#${name}`) return
    clearFragment()
    listener()
  }
  check()
  addEventListener('hashchange', check)
  return () => removeEventListener('hashchange', check)
}
