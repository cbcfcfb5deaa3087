/** What only members see beside the content; visitors never fetch it. */
export const loadSidebar = () => import('./sidebar.tsx').then((file) => file.Sidebar)

// As in member-parts-lazy.ts: the head's script knows who is here before this island comes alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  loadSidebar().catch(() => {})
