import * as v from 'valibot'
import { barColours } from '#lib/domain/club/schemes.ts'
import { line, prefersLessData } from '#lib/worker/saves-data.ts'
import { leaveOrphan } from '../above-page.ts'
import { dropDatabase } from '../device/drop-database.ts'
import { startServiceWorker } from '../device/service-worker.ts'
import { keptFor } from '../early.ts'
import { announce } from '../events.ts'
import { fetchPageAhead, onPageShown, onRestored, stopAll } from '../navigation.ts'
import { whenIdle } from '../page-load.ts'
import { lastingStorage, stored } from '../storage.ts'
import { outboxKey } from '../storage-keys.ts'

interface FigureSettings {
  readonly figures_url: string
  /** The share of visits that are measured, 0 to 1. */
  readonly figures_share: number
}

interface FiguresClub {
  readonly subscribe: (
    listener: (club: {
      readonly known: boolean
      readonly settings: { readonly GENERAL: FigureSettings }
    }) => void,
  ) => unknown
}

/** Tells whether the visitor asks sites not to follow her: Global Privacy Control, or Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1'

/** Has a share of visits measured where the club asks for it; never for who asks not to be followed or saves data. FIG-1. */
export const startFigures = (club: FiguresClub, chance: () => number = Math.random): void => {
  let isDecided = false
  club.subscribe(({ known, settings: { GENERAL } }) => {
    if (!known || isDecided || GENERAL.figures_url === '') return
    isDecided = true
    if (chance() >= GENERAL.figures_share || asksNotToBeFollowed() || prefersLessData()) return
    import('./send-figures.ts').then((file) => file.sendFigures(GENERAL.figures_url)).catch(() => undefined)
  })
}

/** Removes the receipts of members whose session is gone, and what nobody has touched for 30 days. OFF-2. */
export const removeOutboxes = async (tenant: string): Promise<void> => {
  const storage = lastingStorage()
  const prefix = outboxKey(`${tenant}:`)
  const own = outboxKey(window.recordsOwner)
  const isOld = (name: string): boolean => {
    const { at } = stored(name, v.object({ at: v.number() }), storage).read() ?? {}
    return at !== undefined && Math.abs(Date.now() - at) > keptFor
  }
  // Not every browser can list its databases; one that no text in the storage tells of is found where it can.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
  const names = new Set([...storage.keys(prefix), ...(databases ?? []).map(({ name = '' }) => name)])
  for (const name of names) if (name.startsWith(prefix) && (name !== own || isOld(name))) dropDatabase(name)
}

/** Gives the browser's own bars the colour of the club's header, else of its page, as the theme has put it on the document. */
export const paintBars = (): void => {
  const { style } = document.documentElement
  const name = 'theme-color'
  const colours = barColours((variable) => style.getPropertyValue(variable))
  if (colours.length === 0) return
  for (const old of document.querySelectorAll(`meta[name=${name}]`)) old.remove()
  document.head.append(
    ...colours.map((colour) => Object.assign(document.createElement('meta'), { name, ...colour })),
  )
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches the page behind a link as soon as a hand comes near it; not where the member saves data. */
export const fetchAhead = (): (() => void) => {
  const fetched = new Set([location.pathname])
  const near = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || fetched.has(link.pathname)) return
    if (line()?.saveData) return
    fetched.add(link.pathname)
    if (fetchPageAhead(link.href)) return
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const sign of signs) document.addEventListener(sign, near, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, near)
  }
}

/** Announces the page that is there, and each that this document shows from now on. EVT-1. */
export const announcePages = (): (() => void) => {
  const shown = () => announce('clientzone:page-shown', {})
  shown()
  return stopAll(onPageShown(shown), onRestored(shown))
}

/** Starts what nobody misses until the page is there; a visitor has no service worker. tenant: the domain of the club. */
export const afterStart = (tenant: string, club: FiguresClub): void => {
  leaveOrphan()
  fetchAhead()
  announcePages()
  startFigures(club)
  void removeOutboxes(tenant).catch(() => undefined)
  paintBars()
  if (document.documentElement.dataset.session !== 'member') return
  const start = () => whenIdle(() => void startServiceWorker().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
