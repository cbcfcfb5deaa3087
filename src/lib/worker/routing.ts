import { hashedFiles } from './portal-build.ts'
import { renewalPath } from './renewal.ts'
import type { InstallEvent } from './worker-scope.ts'

/**
 * Tells a browser with static routing what it may do without waking the worker: hashed files come from the caches, calls
 * to the platform and to other origins go to the network, except for a renewal of the session. Other browsers ask the
 * worker, which does the same.
 */
export const addRoutes = async (event: Pick<InstallEvent, 'addRoutes'>): Promise<void> => {
  const groups = [
    [{ condition: { urlPattern: { pathname: `${hashedFiles}*` } }, source: 'cache' }],
    // The first rule that fits counts: without it the second would take renewals past the worker.
    [
      {
        condition: { urlPattern: { protocol: '*', hostname: '*', port: '*', pathname: renewalPath } },
        source: 'fetch-event',
      },
      { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
      { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
    ],
  ] as const
  // A browser that does not know one group may know the other.
  for (const rules of groups) {
    try {
      await event.addRoutes?.(rules)
    } catch {}
  }
}
