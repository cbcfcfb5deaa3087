/** The service worker of a build that has none: removes what an earlier one has kept, and itself. OFF-3. */
import { removeAll } from './cached-build.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll().finally(() => self.registration.unregister()))
})
