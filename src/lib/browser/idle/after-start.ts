import { startServiceWorker } from '../device/service-worker.ts'
import { whenIdle } from '../when-idle.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** Starts what nobody misses until the page is there; a visitor has no service worker. */
export const afterStart = (): void => {
  fetchAhead()
  if (document.documentElement.dataset.session !== 'member') return
  const start = () => whenIdle(() => void startServiceWorker().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
