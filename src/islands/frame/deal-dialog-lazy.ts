import { onDemand } from '../ui/on-demand.tsx'

/** Fetches the dialog ahead of its first opening. */
export const loadDealDialog = () => import('./deal-dialog.tsx').then((file) => file.DealDialog)

/** A deal's dialog, whose code arrives when the first one opens. */
export const LazyDealDialog = onDemand(loadDealDialog)
