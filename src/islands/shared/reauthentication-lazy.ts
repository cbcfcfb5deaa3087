import { late } from '#islands/ui/late.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'

/** A `Reauthentication` whose code arrives when it is first needed: few members have a limit. */
export const LazyReauthentication = late(() =>
  import('./reauthentication.tsx').then((file) => file.Reauthentication),
)

/** The same in a dialog of its own. */
export const LazyReauthenticationDialog = onDemand(() =>
  import('./reauthentication.tsx').then((file) => file.ReauthenticationDialog),
)
