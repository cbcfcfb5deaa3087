import type { Handlers, Visit } from '../handler.ts'
import { withPictures } from '../pictures.ts'
import type { Tenant } from '../tenant.ts'
import { languageOfDomain, tenantOfDomain } from '../tenants.ts'

const configOf = ({ world, origin }: Visit, { id, channelId, settings }: Tenant, own = {}) => ({
  general: { ...withPictures(origin, settings), ...own, ...world.settings.get(id) },
  channel_id: channelId,
})

/** Public settings and the platform's wording. */
export const platformHandlers = {
  getDomainConfig: (call) =>
    configOf(call, tenantOfDomain(call.params.domain), languageOfDomain(call.params.domain)),
  getConfig: (call) => configOf(call, call.tenant),
  getTranslations: ({ tenant, params: { lang } }) => tenant.translations(lang),
} satisfies Partial<Handlers>
