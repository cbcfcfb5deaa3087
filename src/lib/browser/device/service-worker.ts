import { build } from '#lib/config/build.ts'
import { readUrl } from '#lib/domain/read-url.ts'
import { isKeptFile, type UsedFiles } from '#lib/worker/portal-build.ts'
import { prefersLessData } from '#lib/worker/saves-data.ts'
import { isReload, onPageShown } from '../navigation.ts'

const address = '/sw.js'

/** The address of the worker as Trusted Types want it: the policy makes no other address trusted. */
const trusted = (): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

/** Tells the worker which pages this document shows, and which files of the build they use, those that come later included, so that it keeps them. */
const tellUsed = (worker: Pick<ServiceWorker, 'postMessage'>): void => {
  const tell = (used: readonly string[]) => {
    const message: UsedFiles = { used, page: location.pathname }
    worker.postMessage(message)
  }
  new PerformanceObserver((entries) => {
    const used = entries.getEntries().flatMap(({ name }) => {
      const url = readUrl(name)
      return url?.origin === location.origin && isKeptFile(url.pathname) ? url.pathname : []
    })
    if (used.length > 0) tell(used)
  }).observe({ type: 'resource', buffered: true })
  // All that it uses may be here already.
  onPageShown(() => tell([]))
}

/** Registers the service worker for a member, or removes it where the build has none. Rejects where the browser allows no worker. OFF-3. */
export const startServiceWorker = async (): Promise<void> => {
  const workers = navigator.serviceWorker
  if (!workers) return
  const present = await workers.getRegistration('/')
  if (!build.worker) {
    await present?.unregister()
    return
  }
  if (!present && prefersLessData()) return
  await workers.register(trusted())
  const registration = await workers.ready
  // Who reloads shall have what is new: the worker then finds the newer one, where there is one, and lets it take over.
  if (isReload()) await registration.update().catch(() => undefined)
  if (registration.active) tellUsed(registration.active)
}
