import { locales } from '#lib/i18n/locale.ts'
import { discountContent, fuelContent, grocerContent, pharmacyContent } from './content/clubs.ts'
import { peopleOf, type Tenant, wordsOfClub } from './tenant.ts'
import discountSettings from './tenants/discount.json' with { type: 'json' }
import fuelSettings from './tenants/fuel.json' with { type: 'json' }
import grocerSettings from './tenants/grocer.json' with { type: 'json' }
import pharmacySettings from './tenants/pharmacy.json' with { type: 'json' }

/** A fuel club, in English: passwords, points in the header, receipts, required consents in the footer; night blue, teal and amber. */
export const fuel = {
  id: 'fuel',
  channelId: 'channel-fuel',
  title: 'Voltara Fuel Club',
  says: 'in English, sign in by password',
  lang: 'en',
  confirmation: 'email',
  settings: fuelSettings,
  translations: wordsOfClub('fuel'),
  content: fuelContent,
  people: peopleOf('+35320910000', [
    ['Olivia', 'Brennan', 'female'],
    ['Tom', 'Whelan', 'male'],
    ['Aoife', 'Kearney', 'female'],
    ['Ciaran', 'Doyle', 'male'],
    ['Sam', 'Quill', 'undefined'],
  ]),
} as const satisfies Tenant

/**
 * A grocer’s club, in Bulgarian: codes by SMS, the card first in a registration, links in the footer; garden green and terracotta. Its
 * settings are nested, as some platforms write them.
 */
export const grocer = {
  id: 'grocer',
  channelId: 'channel-grocer',
  title: 'Клуб Градина',
  says: 'in Bulgarian, sign in by SMS or password',
  lang: 'bg',
  confirmation: 'sms',
  settings: grocerSettings,
  translations: wordsOfClub('grocer'),
  content: grocerContent,
  people: peopleOf('+35988000000', [
    ['Радостина', 'Илиева', 'female'],
    ['Борис', 'Тодоров', 'male'],
    ['Яна', 'Колева', 'female'],
    ['Петър', 'Стоянов', 'male'],
    ['Мила', 'Ненова', 'undefined'],
  ]),
} as const satisfies Tenant

/**
 * A discounter’s club, in British English: passwords, the card first in a registration. Its main colour is a yellow that no light
 * page can carry as text; most texts are left to the portal.
 */
export const discount = {
  id: 'discount',
  channelId: 'channel-discount',
  title: 'Bumblebuy Club',
  says: 'a discounter, in British English, sign in by password',
  lang: 'en',
  confirmation: 'email',
  settings: discountSettings,
  translations: wordsOfClub('discount'),
  content: discountContent,
  people: peopleOf('+44770090000', [
    ['Priya', 'Hartley', 'female'],
    ['Gareth', 'Pugh-Jones', 'male'],
    ['Elsie', 'Okafor', 'female'],
    ['Callum', 'Reid', 'male'],
    ['Robin', 'Ashworth', 'undefined'],
  ]),
} as const satisfies Tenant

/** A club of pharmacies, in French: codes by SMS, receipts, long words, and one colour, so dark that it is nearly black. */
export const pharmacy = {
  id: 'pharmacy',
  channelId: 'channel-pharmacy',
  title: 'Club Orvalune',
  says: 'pharmacies, in French, sign in by SMS or password',
  lang: 'fr',
  confirmation: 'sms',
  settings: pharmacySettings,
  translations: wordsOfClub('pharmacy'),
  content: pharmacyContent,
  people: peopleOf('+3363998000', [
    ['Marie-Emmanuelle', 'Vandenbroucke', 'female'],
    ['Baptiste', 'Lemoine', 'male'],
    ['Inès', 'Delacroix-Morvan', 'female'],
    ['Thibault', 'Garnier', 'male'],
    ['Camille', 'Roy', 'undefined'],
  ]),
} as const satisfies Tenant

/** The clubs that the demo shows, each of another trade with content of its own. */
export const demoClubs = [fuel, grocer, discount, pharmacy] as const satisfies readonly Tenant[]

/** A club that has set nothing: every default shows. A registration signs in at once. */
const plain = {
  ...fuel,
  id: 'plain',
  channelId: 'channel-plain',
  title: 'Plain Club',
  confirmation: 'none',
  settings: { 'GENERAL.lang': 'en' },
  translations: () => ({}),
} as const satisfies Tenant

/** The fuel club with its web area off: the smaller route table. */
const offlineWeb = {
  ...fuel,
  id: 'offline-web',
  channelId: 'channel-offline-web',
  title: 'Counter Club',
  settings: { ...fuelSettings, 'GENERAL.web': false },
} as const satisfies Tenant

/** The clubs of the platform; the first answers for hosts that none claims. */
export const tenants = [...demoClubs, plain, offlineWeb] as const satisfies readonly Tenant[]
export type TenantId = (typeof tenants)[number]['id']

const byId = (id: string): Tenant | undefined => tenants.find((tenant) => tenant.id === id)

/** Tells whether a host is a club's own, such as `grocer.localhost:4321`. */
export const isHostOf = (tenant: Tenant, host: string): boolean => tenantOfDomain(host).id === tenant.id

/** The club of a domain: its id, alone or as the first label of a host. Anything else is the first club's. */
export const tenantOfDomain = (domain: string): Tenant =>
  byId(domain.toLowerCase().split(/[.:]/)[0] ?? '') ?? fuel

/** The language in which a preview asks for a club: `fuel.fr` is the fuel club in French. No setting for any other domain. */
export const languageOfDomain = (domain: string): { readonly 'GENERAL.lang'?: string } => {
  const [, language = '', ...rest] = domain.split('.')
  return rest.length === 0 && locales.some((locale) => locale === language)
    ? { 'GENERAL.lang': language }
    : {}
}

/** The club that a call names: by `?tenant=`, else by its channel. Undefined when it names none. */
export const tenantNamed = (url: URL, headers: Headers): Tenant | undefined => {
  const channel = headers.get('channel-id')
  return byId(url.searchParams.get('tenant') ?? '') ?? tenants.find(({ channelId }) => channelId === channel)
}
