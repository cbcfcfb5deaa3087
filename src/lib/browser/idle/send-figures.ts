import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { build } from '#lib/config/build.ts'
import { figuresAddress } from '#lib/domain/privacy/recipients.ts'
import { routeOf } from '#lib/routes.ts'
import { line } from '#lib/worker/saves-data.ts'
import { onLeave } from '../navigation.ts'
import { postReport } from '../post-report.ts'

/** The figures of a visit of a page, as they are sent. Nothing in it says who the visitor is, nor which coupon she read. FIG-1. */
interface FiguresReport {
  /** The route's pattern, such as `/coupon/{id}`; `other` for an address that is none. */
  readonly route: string
  /** The way in which the page came, such as `navigate` or `back-forward-cache`. */
  readonly visit: string
  /** The name of the page's main file of code, which says of which build it is. */
  readonly build: string
  /** The kind of line, such as `4g`; absent where the browser does not tell. */
  readonly connection?: string
  /** Milliseconds; CLS is a sum of shifts. */
  readonly figures: Readonly<Partial<Record<MetricType['name'], number>>>
}

const buildOf = (page: Document): string =>
  page.querySelector('main astro-island[component-url]')?.getAttribute('component-url')?.split('/').at(-1) ??
  ''

const round = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)

/** Sends to the club's address what was measured since, whenever the page is left or hidden; `sendBeacon` sends cookies along. FIG-1. */
export const sendFigures = (setting: string): void => {
  const address = figuresAddress(setting, location.origin, build.apiUrl)
  if (!address) return
  const connection = line()?.effectiveType
  let figures: FiguresReport['figures'] = {}
  let visit = ''
  const note = ({ name, value, navigationType }: MetricType) => {
    // What is left of the page before counts for it.
    if (navigationType !== visit) send()
    visit = navigationType
    figures = { ...figures, [name]: round(name, value) }
  }
  const send = () => {
    if (Object.keys(figures).length === 0) return
    const report: FiguresReport = {
      route: routeOf(location.pathname)?.path ?? 'other',
      visit,
      build: buildOf(document),
      ...(connection && { connection }),
      figures,
    }
    figures = {}
    postReport(address, report)
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)
  // After the measures' own listeners, which close their figures at the same moment.
  onLeave(send)
}
