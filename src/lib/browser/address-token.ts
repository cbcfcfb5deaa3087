import { clearQuery } from './navigation.ts'
import { tabShelf } from './storage.ts'

/** Where the token of a mailed link waits for its use: in this tab, under the page it opens. */
const keyOf = (): string => `token:${location.pathname}`

/**
 * The token of the mailed link that opened this page. It is taken out of the address bar at once, so that it stays in
 * neither the history nor a referrer, and kept in this tab's storage, so that a reload can still finish; a newer link
 * replaces an older one. Undefined when the page was opened without. XS-30.
 */
export const takeAddressToken = (): string | undefined => {
  const given = new URLSearchParams(location.search).get('token')?.trim()
  const shelf = tabShelf()
  if (given) shelf.set(keyOf(), given)
  if (given !== undefined) clearQuery()
  return given || shelf.get(keyOf())
}

/** Forgets the token of this page: it has been used, or can be used no more. */
export const forgetAddressToken = (): void => tabShelf().remove(keyOf())
