// What outlives every island of a page starts with the first of them.
import '#machines/session/portal.ts'
import { island } from '../ui/island.tsx'
import { FooterPlace } from './footer-place.tsx'
import { Header } from './header.tsx'

// Both stand on every page: one file for both is one request less.
export const HeaderIsland = island(Header)
export const FooterIsland = island(FooterPlace)
