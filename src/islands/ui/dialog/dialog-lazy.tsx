import { onDemand } from '../on-demand.tsx'

/** A `Dialog` whose code arrives when it first opens. */
export const LazyDialog = onDemand(() => import('./dialog.tsx').then((file) => file.Dialog))

/** Fetches the dialog ahead of its first opening, e.g. when the pointer comes near its button. Never rejects. */
export const loadDialog = LazyDialog.fetch
