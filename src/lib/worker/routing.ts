import { hashedFiles } from './portal-build.ts'
import type { InstallEvent } from './worker-scope.ts'

/**
 * Tells a browser with static routing what it may do without waking the worker: hashed files come from the caches, calls
 * to the platform and to other origins go to the network. Other browsers ask the worker, which does the same.
 */
export const addRoutes = async (event: Pick<InstallEvent, 'addRoutes'>): Promise<void> => {
  const rules = [
    { condition: { urlPattern: { pathname: `${hashedFiles}*` } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
    { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
  ] as const
  // One by one: a browser that does not know one of them knows the others.
  for (const rule of rules) {
    try {
      await event.addRoutes?.([rule])
    } catch {}
  }
}
