import { storedText } from '#lib/browser/storage.ts'
import { qaSituationKey } from '#lib/browser/storage-keys.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { routes } from '#lib/routes.ts'
import { type Fault, readFault, writeFault } from './faults.ts'

/** The persons that a tester can be, each with its meaning. All but the first need the sandbox. */
export const personas = {
  visitor: 'nobody: a visitor',
  verified: 'verified and rich: 4250 points, a card, 60 coupons',
  zero: 'verified and poor: no points',
  unverified: 'not verified yet',
  cardless: 'without a card',
  newcomer: 'new: nothing collected yet',
  deleted: 'deleted a moment ago, with a session in this browser',
} as const
export type Persona = keyof typeof personas

/** The clubs of the sandbox. */
export const tenants = {
  fuel: 'Voltara: fuel, in English',
  grocer: 'Градина: groceries, in Bulgarian',
  discount: 'Bumblebuy: a discounter, in British English',
  pharmacy: 'Orvalune: pharmacies, in French',
  plain: 'a club that has set nothing',
  'offline-web': 'a club without the web area',
} as const
export type TenantId = keyof typeof tenants

/** The moments that a clock can be set to: an end of the member's, and the seconds that are left until then. */
export const moments = {
  'coupon-2d': { label: '2 days before a coupon ends', end: 'coupon', left: 172_800 },
  'coupon-100s': { label: '100 seconds before a coupon ends', end: 'coupon', left: 100 },
  'coupon-20s': { label: '20 seconds before a coupon ends', end: 'coupon', left: 20 },
  'coupon-1s': { label: '1 second before a coupon ends', end: 'coupon', left: 1 },
  'coupon-over': { label: '1 second after a coupon ended', end: 'coupon', left: -1 },
  'activation-100s': { label: '100 seconds before an active coupon ends', end: 'activation', left: 100 },
  'activation-20s': { label: '20 seconds before an active coupon ends', end: 'activation', left: 20 },
  'activation-1s': { label: '1 second before an active coupon ends', end: 'activation', left: 1 },
  'activation-over': { label: '1 second after an active coupon ended', end: 'activation', left: -1 },
} as const
export type Moment = keyof typeof moments

/** The pages that a situation can begin on; `{id}` is the coupon whose end the clock is set to. */
export const places: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes('{') || path === '/coupon/{id}')

/** All that a tester can choose, in one value and in one address. */
export interface Situation {
  readonly persona: Persona
  readonly tenant: TenantId
  /** The club's own language unless it says otherwise. */
  readonly lang?: Locale | undefined
  readonly faults: readonly Fault[]
  readonly clock?: Moment | undefined
  /** The clocks of page and platform run sixty times as fast. */
  readonly isFast: boolean
  readonly to: string
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

/** The place of a page as the route table writes it; undefined where no situation can begin there. */
export const placeAt = (page: string): string | undefined => oneOf(places, page)

/** Reads a situation; what is unknown in it is left out, so that no address can bring anything else with it. */
export const readSituation = (search: URLSearchParams): Situation => ({
  persona: oneOf(Object.keys(personas) as Persona[], search.get('persona')) ?? 'visitor',
  tenant: oneOf(Object.keys(tenants) as TenantId[], search.get('tenant')) ?? 'fuel',
  lang: oneOf(locales, search.get('lang')),
  faults: search.getAll('fault').flatMap((text) => readFault(text) ?? []),
  clock: oneOf(Object.keys(moments) as Moment[], search.get('clock')),
  isFast: search.get('speed') === '60',
  to: oneOf(places, search.get('to')) ?? '/',
})

/** The one address of a situation: opening it sets everything up. */
export const addressOf = ({ persona, tenant, lang, faults, clock, isFast, to }: Situation): string => {
  const search = new URLSearchParams({ persona, tenant })
  if (lang) search.set('lang', lang)
  for (const fault of faults) search.append('fault', writeFault(fault))
  if (clock) search.set('clock', clock)
  if (isFast) search.set('speed', '60')
  search.set('to', to)
  return `/qa/situation?${search.toString().replaceAll('%2F', '/')}`
}

/** Returns a situation in words: who, where, in which language, when, and what goes wrong. */
export const describeSituation = ({ persona, tenant, lang, clock, isFast, faults, to }: Situation): string =>
  [
    personas[persona],
    tenants[tenant],
    lang && `language ${lang}`,
    clock && moments[clock].label,
    isFast && 'time sixty times as fast',
    ...faults.map(writeFault),
    `page ${to}`,
  ]
    .filter(Boolean)
    .join('; ')

/** The parts of an address, such as `clock=noon`, that mean nothing: what they were to say would be left out in silence. */
export const unknownIn = (search: URLSearchParams): readonly string[] => {
  const read = new URLSearchParams(addressOf(readSituation(search)).split('?')[1])
  return [...search].flatMap(([name, value]) =>
    value === '' || read.getAll(name).includes(value) ? [] : [`${name}=${value}`],
  )
}

export const storeSituation = (situation: Situation): void =>
  storedText(qaSituationKey).write(addressOf(situation))

/** The situation of this tab; undefined when none was set up. Whatever lies in the storage, only what is known comes out. */
export const storedSituation = (): Situation | undefined => {
  const [, search] = storedText(qaSituationKey).read()?.split('?') ?? []
  return search === undefined ? undefined : readSituation(new URLSearchParams(search))
}

/** Its address, for a bug report. */
export const situationAddress = (): string | undefined => {
  const situation = storedSituation()
  return situation && addressOf(situation)
}
