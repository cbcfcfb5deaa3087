import { isReload } from '#lib/browser/navigation.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import type { Session } from '../session/session.store.ts'

const key = 'farewell'
const nobody = 'visitor'

/** Remembers in this tab to whom the farewell was said. */
export const keepFarewell = (session: Session): void =>
  tabShelf().set(key, session.who === 'member' ? session.id : nobody)

/**
 * Whether this page, loaded anew, goes on with the farewell: for the member it was said to, or for whoever is signed in
 * no more. Anybody else starts at the beginning.
 */
export const recallsFarewell = (session: Session): boolean => {
  const kept = tabShelf().get(key)
  const isOurs = session.who === 'member' ? kept === session.id : kept !== undefined && isReload()
  if (!isOurs) tabShelf().remove(key)
  return isOurs
}
