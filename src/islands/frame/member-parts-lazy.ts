/** What only members see of the header; visitors never fetch it. */
export const loadMemberParts = () => import('./member-parts.tsx').then((file) => file.memberParts)

// The head's script knows whether a member is here; then the fetch need not wait for the header to come alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  loadMemberParts().catch(() => {})
