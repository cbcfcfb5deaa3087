import { onDemand } from '../ui/on-demand.tsx'

/** The request for a card in plastic; its code arrives when it first opens. */
export const LazyPhysicalDialog = onDemand(() =>
  import('./physical-dialog.tsx').then((file) => file.PhysicalDialog),
)
