import { onDemand } from '../on-demand.tsx'

/** A `Reauthentication` whose code arrives when it first opens. */
export const LazyReauthentication = onDemand(() =>
  import('./reauthentication.tsx').then((file) => file.Reauthentication),
)
