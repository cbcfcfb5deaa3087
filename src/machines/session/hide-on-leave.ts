/**
 * Hides a page as it leaves for the back/forward cache and shows it again only when the session has been checked,
 * so that Back after a sign-out never paints what belonged to the member (AS-29).
 */
export const hideOnLeave = (check: () => void): (() => void) => {
  const root = document.documentElement
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) root.dataset.hidden = ''
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    check()
    // A page that is left for good now, since its member is gone, is not shown until the next one comes.
    if (root.dataset.leaving === undefined) delete root.dataset.hidden
  }
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
