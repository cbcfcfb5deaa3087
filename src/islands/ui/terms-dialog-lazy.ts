import { onDemand } from './on-demand.tsx'

/** Fetches the dialog ahead of its first opening. */
export const loadTermsDialog = () => import('./terms-dialog.tsx').then((file) => file.TermsDialog)

/** A `TermsDialog` whose code arrives when it first opens. */
export const LazyTermsDialog = onDemand(loadTermsDialog, ({ send }) => send({ type: 'dismissed' }))
