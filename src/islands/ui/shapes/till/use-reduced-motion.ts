import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const watch = (changed: () => void) => {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Returns true while the member's system asks for less motion. */
export const useReducedMotion = () => useSyncExternalStore(watch, () => query().matches === true)
