import { onDemand } from '../on-demand.tsx'

/** A `Drawer` whose code arrives when it first opens. */
export const LazyDrawer = onDemand(() => import('./drawer.tsx').then((file) => file.Drawer))
