import { onDemand } from '../ui/on-demand.tsx'

/** Fetches the drawer ahead of its first opening. */
export const loadMenuDrawer = () => import('./menu-drawer.tsx').then((file) => file.MenuDrawer)

/** The drawer, whose code arrives when it first opens. */
export const LazyMenuDrawer = onDemand(loadMenuDrawer)
