import { isReload } from '#lib/browser/navigation.ts'
import { storedText } from '#lib/browser/storage.ts'
import { farewellKey } from '#lib/browser/storage-keys.ts'
import type { Session } from '../session/session.store.ts'

const nobody = 'visitor'

/** Remembers in this tab to whom the farewell was shown. */
export const storeFarewell = (session: Session): void =>
  storedText(farewellKey).write(session.who === 'member' ? session.id : nobody)

/**
 * Tells whether this page, loaded anew, goes on with the farewell: for the member to whom it was shown, or for whoever
 * is no longer signed in. Anybody else starts at the beginning.
 */
export const restoresFarewell = (session: Session): boolean => {
  const kept = storedText(farewellKey)
  const told = kept.read()
  const isOurs = session.who === 'member' ? told === session.id : told !== undefined && isReload()
  if (!isOurs) kept.remove()
  return isOurs
}
