import { clearQuery } from './navigation.ts'
import { addressTokenKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** The storage key under which the token of a mailed link waits for its use: in this tab, for the page it opens. */
const kept = () => storedText(addressTokenKey(location.pathname))

/** The token of the mailed link that opened this page. It leaves the address bar at once, and stays in this tab for a reload. XS-30. */
export const takeAddressToken = (): string | undefined => {
  const given = new URLSearchParams(location.search).get('token')?.trim()
  if (given) kept().write(given)
  if (given !== undefined) clearQuery()
  return given || kept().read()
}

/** Forgets the token of this page: it has been used, or can be used no more. */
export const forgetAddressToken = (): void => kept().remove()
