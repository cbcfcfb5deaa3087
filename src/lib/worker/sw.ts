/**
 * The service worker: serves members' pages and hashed files from the cache of its build, the manifest that a page has
 * sent of its club, and carries renewals of the session; nothing else. OFF-1, OFF-3, OFF-4, SES-15. Only wires events; what is done
 * stands in the files beside it. Built into `/sw.js`.
 */

import {
  cachedFile,
  cachedPage,
  cacheUsed,
  installBuild,
  isNewerRefused,
  isOutdated,
  leaverOf,
  removeOlder,
  reportNewerBuild,
  reportTakeover,
} from './cached-build.ts'
import { cachedManifest, type ManifestMessage, putManifest } from './club-manifest.ts'
import { offlinePage, type PortalBuild, takeOver, type UsedFiles } from './portal-build.ts'
import { addRoutes, answerRenewal, chooseAnswer, isRenewal, networkFirst } from './requests.ts'
import { prefersLessData } from './saves-data.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
// Written before this code by the build: see lib/build/worker.
declare const portalBuild: PortalBuild

const build = portalBuild
const { origin } = self.location

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([installBuild(build, prefersLessData()), addRoutes(event)]))
})

self.addEventListener('activate', (event) => {
  const note = async () => {
    const open = await self.clients.matchAll({ type: 'window' })
    await reportTakeover(
      build,
      open.map(({ id }) => id),
    )
  }
  // A worker whose cache does not work lets every request pass by.
  event.waitUntil(note().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isRenewal(request)) return event.respondWith(answerRenewal(request, (work) => event.waitUntil(work)))
  const answer = chooseAnswer(build, origin, request)
  if (answer?.kind === 'file')
    event.respondWith(cachedFile(build, request.url).then((file) => file ?? fetch(request)))
  if (answer?.kind === 'manifest')
    event.respondWith(cachedManifest().then((manifest) => manifest ?? fetch(request)))
  if (answer?.kind !== 'page') return
  const { page, isReload } = answer
  const fromHost = async (asked: Promise<Response>) => {
    const found = await asked
    event.waitUntil(reportNewerBuild(build, page, found.clone()).catch(() => undefined))
    return found
  }
  const kept = () => cachedPage(build, page)
  const answerPage = async () => {
    if (isReload || (await isNewerRefused())) return fromHost(networkFirst(request, kept))
    return (await kept()) ?? fromHost(fetch(request))
  }
  const answerOffline = async (error: unknown) => {
    const found = request.mode === 'navigate' ? await cachedPage(build, offlinePage) : undefined
    if (!found) throw error
    return found
  }
  event.respondWith(answerPage().catch(answerOffline))
})

/** The workers of newer builds: the one that waits, and the one that is being installed. */
const newerWorkers = (): readonly ServiceWorker[] => {
  const { waiting, installing } = self.registration
  return [waiting, installing].filter((worker) => worker !== null)
}

const hasLeft = leaverOf(self)

/** Stores the manifest of a page's club, and answers the page; not once the worker is on its way out. */
const storeManifest = async (message: ManifestMessage, port: MessagePort | undefined): Promise<void> => {
  if (await hasLeft()) return
  await putManifest(message)
  port?.postMessage('kept')
}

self.addEventListener('message', (event) => {
  // Only workers and pages of this site can send any.
  const data = event.data as typeof takeOver | ManifestMessage | UsedFiles
  const { source } = event
  if (data === takeOver) return event.waitUntil(self.skipWaiting())
  // Without room the page gets no answer, and links no manifest.
  if ('manifest' in data) return event.waitUntil(storeManifest(data, event.ports[0]).catch(() => undefined))
  if (!source) return
  const { used, page } = data
  const keep = async () => {
    if (await hasLeft()) return
    if (await isOutdated(build)) for (const next of newerWorkers()) next.postMessage(takeOver)
    await removeOlder(build, async (id) => (await self.clients.get(id)) !== undefined)
    const answer = chooseAnswer(build, origin, {
      method: 'GET',
      // A page of an older build names none.
      url: page ? origin + page : source.url,
      mode: 'navigate',
      destination: 'document',
      cache: 'default',
    })
    await cacheUsed(build, answer?.kind === 'page' ? answer.page : undefined, used, prefersLessData())
  }
  // Without network, or without room, the portal goes on with what is kept.
  event.waitUntil(keep().catch(() => undefined))
})
