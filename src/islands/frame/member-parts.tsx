import { MemberBanner } from './member-banner.tsx'
import { MemberPoints } from './member-points.tsx'
import { MemberMenu } from './menu/member-menu.tsx'

/** The parts of the header that arrive together. */
export const memberParts = { MemberBanner, MemberMenu, MemberPoints }
