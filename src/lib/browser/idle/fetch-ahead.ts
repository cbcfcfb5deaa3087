import { fetchPageAhead } from '../navigation.ts'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the page behind a link as soon as a hand comes near it, so that a press finds it there; pages may be reused
 * for a minute, so it is not fetched twice. Not where the member saves data.
 */
export const fetchAhead = (): (() => void) => {
  const fetched = new Set([location.pathname])
  const near = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || fetched.has(link.pathname)) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    fetched.add(link.pathname)
    if (fetchPageAhead(link.href)) return
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const sign of signs) document.addEventListener(sign, near, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, near)
  }
}
