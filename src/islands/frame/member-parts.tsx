import { MemberBanner } from './member-banner.tsx'
import { MemberMenu } from './member-menu.tsx'
import { MemberPoints } from './member-points.tsx'

/** The parts of the header that arrive together. */
export const memberParts = { MemberBanner, MemberMenu, MemberPoints }
