import type { KnownClub } from '../domain/club/club.ts'

/** The facts about one club that its pages carry, where `npm run tenants` has made them from the site of all clubs. */
export interface Stamp {
  readonly domain: string
  /** Origin of the club's platform, without a trailing slash; empty means the page's own origin. */
  readonly api: string
  /** Origins that the club's own CSS may take pictures from; left out where there are none. */
  readonly images?: readonly string[]
  readonly club: KnownClub
  /** The platform's own wording in the club's language, as it came; left out where there is none. */
  readonly bundle?: unknown
}

export const stampId = 'stamp'

const readStamp = (): Stamp | undefined => {
  try {
    return JSON.parse(document.getElementById(stampId)?.textContent ?? '') as Stamp
  } catch {
    return undefined
  }
}

/** The stamp of this page; undefined on the site of all clubs. Our own build has written it, so it is taken as it is. */
export const stamp: Stamp | undefined = readStamp()
