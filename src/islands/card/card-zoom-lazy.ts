import { onDemand } from '../ui/on-demand.tsx'

/** Fetches the enlarged code ahead, so that it opens without a network too. */
export const loadCardZoom = () => import('./card-zoom.tsx').then((file) => file.CardZoom)

/** The enlarged code, whose code arrives when it first opens. */
export const LazyCardZoom = onDemand(loadCardZoom)
