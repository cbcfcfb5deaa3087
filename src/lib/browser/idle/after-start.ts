import { leaveOrphan } from '../above-page.ts'
import { startServiceWorker } from '../device/service-worker.ts'
import { whenIdle } from '../when-idle.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { paintBars } from './paint-bars.ts'
import { removeOutboxes } from './remove-outboxes.ts'
import { type FiguresClub, startFigures } from './start-figures.ts'

/** Starts what nobody misses until the page is there; a visitor has no service worker. tenant: the domain of the club. */
export const afterStart = (tenant: string, club: FiguresClub): void => {
  leaveOrphan()
  fetchAhead()
  startFigures(club)
  void removeOutboxes(tenant).catch(() => undefined)
  paintBars()
  if (document.documentElement.dataset.session !== 'member') return
  const start = () => whenIdle(() => void startServiceWorker().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
