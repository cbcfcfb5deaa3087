import { onDemand } from './on-demand.tsx'

/** Fetches the drawer ahead of its first opening. */
export const loadDrawer = () => import('./drawer.tsx').then((file) => file.Drawer)

/** A `Drawer` whose code arrives when it first opens. */
export const LazyDrawer = onDemand(loadDrawer)
