import { onDemand } from './on-demand.tsx'

/** Fetches the dialog ahead of its first opening, e.g. when the pointer comes near its button. */
export const loadDialog = () => import('./dialog.tsx').then((file) => file.Dialog)

/** A `Dialog` whose code arrives when it first opens. */
export const LazyDialog = onDemand(loadDialog)
