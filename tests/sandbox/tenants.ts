import { locales } from '#lib/i18n/locale.ts'
import type { Tenant } from './tenant.ts'
import { discount } from './tenants/discount.ts'
import { fuel } from './tenants/fuel.ts'
import { grocer } from './tenants/grocer.ts'
import { pharmacy } from './tenants/pharmacy.ts'

/** The clubs that the demo shows, each of another trade with content of its own. */
export const demoClubs = [fuel, grocer, discount, pharmacy] as const satisfies readonly Tenant[]

/** A club that has set nothing: every default shows. A registration signs in at once. */
const plain = {
  ...fuel,
  id: 'plain',
  channelId: 'channel-plain',
  title: 'Plain Club',
  confirmation: 'none',
  settings: () => ({ 'GENERAL.lang': 'en' }),
  translations: {},
} as const satisfies Tenant

/** The fuel club with its web area off: the smaller route table. */
const offlineWeb = {
  ...fuel,
  id: 'offline-web',
  channelId: 'channel-offline-web',
  title: 'Counter Club',
  settings: (picture) => ({ ...fuel.settings(picture), 'GENERAL.web': false }),
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
