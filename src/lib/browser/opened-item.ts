import { clearFragment, listen, shownPage } from './navigation.ts'
import { entryBefore, stepBack } from './return-to.ts'

/** The beginning of the part of an address that opens an item on the page of its list. */
const itemSign = '#item-'

/** The part of an address that opens an item: a link to it does, and so does Back. See opened-item.ts. */
export const itemHash = (id: string): string => itemSign + encodeURIComponent(id)

/** The id of the item that the address opens; undefined when it opens none. */
export const openedItem = (): string | undefined => {
  const { hash } = shownPage()
  if (!hash.startsWith(itemSign)) return undefined
  const written = hash.slice(itemSign.length)
  try {
    return decodeURIComponent(written) || undefined
  } catch {
    return written
  }
}

/** Tells whether the screen before is this very page without the item: then a step back closes it. */
const wasOpenedHere = (): boolean => {
  const { sameDocument, url } = entryBefore() ?? {}
  return sameDocument === true && url?.replace(/#.*/s, '') === location.href.replace(/#.*/s, '')
}

/** Closes the item: the address is the list's again, and no press of Back opens it anew. */
export const closeItem = (): void => {
  if (openedItem() === undefined) return
  if (wasOpenedHere()) stepBack()
  else {
    clearFragment()
    dispatchEvent(new Event('hashchange'))
  }
}

export const watchOpened = (changed: () => void): (() => void) => listen('hashchange', changed)
