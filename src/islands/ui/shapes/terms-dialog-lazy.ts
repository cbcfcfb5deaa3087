import { onDemand } from '../on-demand.tsx'

/** A `TermsDialog` whose code arrives when it first opens. */
export const LazyTermsDialog = onDemand(
  () => import('./terms-dialog.tsx').then((file) => file.TermsDialog),
  ({ send }) => send({ type: 'dismissed' }),
)
