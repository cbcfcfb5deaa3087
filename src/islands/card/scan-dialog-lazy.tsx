import { onDemand } from '../ui/on-demand.tsx'

/** The scan of a card; its code arrives when it first opens. */
export const LazyScanDialog = onDemand(() => import('./scan-dialog.tsx').then((file) => file.ScanDialog))
