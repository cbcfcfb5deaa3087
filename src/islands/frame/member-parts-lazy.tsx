import { sharedImport } from '#lib/browser/late-code.ts'
import { late } from '../ui/late.tsx'
import { MissingSign } from '../ui/missing.tsx'

/** Loads the parts of the header that only members see; visitors never fetch them. */
const load = sharedImport(() => import('./member-parts.tsx').then((file) => file.memberParts))
const waiting = () => null

/** The points; where they are missing there is room for a sign. */
export const MemberPoints = late(() => load().then((parts) => parts.MemberPoints), {
  waiting,
  instead: MissingSign,
})

/** The row of links. */
export const MemberMenu = late(() => load().then((parts) => parts.MemberMenu), { waiting })

/** Shows the request to the member to verify the account. */
export const MemberBanner = late(() => load().then((parts) => parts.MemberBanner), { waiting })

// The head's script knows whether a member is here; then the fetch need not wait for the header to come alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  void MemberMenu.fetch()
