import { recallNumber, rememberNumber } from './entry-state.ts'

const key = 'scroll'

/** Lets this entry of the history remember how far it was scrolled when a press leads away. Returns how to stop. */
export const keepScrollPlace = (): (() => void) => {
  const keep = () => rememberNumber(key, Math.round(scrollY))
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}

const isBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

let restored = false

/**
 * After a step back, goes once to where this entry was left, as soon as its content stands. A browser does so by
 * itself only as far as the HTML reaches.
 */
export const restoreScrollPlace = (): void => {
  const place = recallNumber(key)
  if (place !== undefined && isBack() && !restored) scrollTo({ top: place, behavior: 'instant' })
  restored = true
}
