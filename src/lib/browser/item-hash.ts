/** The beginning of the part of an address that opens an item on the page of its list. */
export const itemSign = '#item-'

/** The part of an address that opens an item: a link to it does, and so does Back. See opened-item.ts. */
export const itemHash = (id: string): string => itemSign + encodeURIComponent(id)
