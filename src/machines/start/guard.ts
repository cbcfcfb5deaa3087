import { listen, replace, stopAll } from '#lib/browser/navigation.ts'
import { requestIsland } from '#lib/browser/page-load.ts'
import {
  forgetDrafts,
  pendingNotice,
  storeNotice,
  storeReturnPath,
  takeReturnPath,
} from '#lib/browser/session-storage.ts'
import { hasRoute, homeOf, placesOf } from '#lib/config/club.ts'
import type { Settings } from '#lib/config/settings.ts'
import type { Session } from '../session/session.store.ts'

/** Leaves the page for another. One that comes out of the back/forward cache is still hidden, and stays so (AS-29). */
const leave = (path: string): void => {
  const { dataset } = document.documentElement
  if (dataset.hidden !== undefined) dataset.leaving = ''
  replace(path)
}

/**
 * Sends away whoever may not be on this page: a visitor from a members' page (and back after the sign-in), a member
 * from a visitors' page. The head's script has done the same for whoever arrived; this is for those who sign in,
 * out, or lose their session while the page is open. RTE-6.
 */
export const guard = (before: { readonly who?: Session['who'] | undefined }, now: Session): void => {
  // What the shell wrote down of the page's route, so that no page carries the whole table for this.
  const { audience, frame } = document.documentElement.dataset
  const parts = before.who === 'member' && now.who === 'visitor'
  const onPurpose = parts && pendingNotice() === 'signedOut'
  if (parts && !onPurpose) storeNotice('sessionEnded')
  // What she typed waits for her when a session ends by itself; whoever leaves leaves nothing to the next person.
  if (onPurpose) forgetDrafts()
  if (now.who === 'visitor' && audience === 'member') {
    // A member who leaves on purpose is not led back here by the next sign-in.
    if (!onPurpose) storeReturnPath(location.pathname + location.search + location.hash)
    leave('/')
  } else if (now.who === 'member' && (audience === 'visitor' || before.who === 'visitor'))
    replace(takeReturnPath())
  // The start page has a face for each; it is drawn anew rather than turned. Sign out returns to it from anywhere.
  else if (parts && (onPurpose || frame === 'home')) leave('/')
}

/**
 * Hides a page as it leaves for the back/forward cache and shows it again only when the session has been checked,
 * so that Back after a sign-out never paints what belonged to the member (AS-29).
 */
export const hideOnLeave = (check: () => void): (() => void) => {
  const root = document.documentElement
  return stopAll(
    listen('pagehide', ({ persisted }) => {
      if (persisted) root.dataset.hidden = ''
    }),
    listen('pageshow', ({ persisted }) => {
      if (!persisted) return
      check()
      // A page that is left for good now, since its member is gone, is not shown until the next one comes.
      if (root.dataset.leaving === undefined) delete root.dataset.hidden
    }),
  )
}

/** Frames the page as the club has it, or as a missing page where the club does not have it. RTE-3. */
export const framePage = ({ GENERAL }: Pick<Settings, 'GENERAL'>): void => {
  const { dataset } = document.documentElement
  dataset.web = GENERAL.web ? 'on' : 'off'
  dataset.home = homeOf(GENERAL)
  dataset.places = placesOf(GENERAL)
  const { full, feature } = dataset
  const isThere = hasRoute(GENERAL, {
    withoutWeb: full === undefined,
    ...(feature === 'receipts' ? { feature } : {}),
  })
  if (isThere) delete dataset.lacking
  else {
    dataset.lacking = ''
    requestIsland('fallback')
  }
  if (dataset.home === 'profile' && full === undefined) requestIsland('profile')
}
