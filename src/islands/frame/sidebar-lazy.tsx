import { useWords } from '#lib/i18n/use-words.ts'
import { late } from '../ui/late.tsx'
import { DealSkeletons } from './deals/deal-skeletons.tsx'

/** The shapes of the sidebar until it is there. */
export const SidebarWaiting = () => <DealSkeletons label={useWords().common.loading()} />

/** The sidebar beside the content, which only members see; visitors never fetch it. */
export const LazySidebar = late(() => import('./sidebar.tsx').then((file) => file.Sidebar), {
  waiting: SidebarWaiting,
})

// As in member-parts-lazy.tsx: the head's script knows who is here before this island comes alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  void LazySidebar.fetch()
