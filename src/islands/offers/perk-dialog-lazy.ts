import { onDemand } from '#islands/ui/on-demand.tsx'

/** Fetches the dialog ahead of its first opening. */
export const loadPerkDialog = () => import('./perk-dialog.tsx').then((file) => file.PerkDialog)

/** A perk's dialog, whose code arrives when the first one opens. */
export const LazyPerkDialog = onDemand(loadPerkDialog)
