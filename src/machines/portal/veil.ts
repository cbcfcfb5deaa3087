/**
 * Veils a page as it leaves for the back/forward cache and lifts the veil only when the session has been checked,
 * so that Back after a sign-out never paints what belonged to the member (AS-29).
 */
export const veil = (check: () => void): (() => void) => {
  const root = document.documentElement
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) root.dataset.veiled = ''
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    check()
    delete root.dataset.veiled
  }
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
