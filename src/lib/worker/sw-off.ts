/**
 * The service worker of a build that has none (`SERVICE_WORKER=off`): takes the place of the one that a browser has,
 * removes what it has kept, and itself. Open pages go on, with the network. OFF-3.
 */
import { removeAll } from './kept-build.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll().finally(() => self.registration.unregister()))
})
