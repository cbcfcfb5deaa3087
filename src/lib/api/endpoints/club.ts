import { publicConfig, translations } from '../../domain/club/club.ts'
import { endpoint } from '../endpoint.ts'

/**
 * The public settings of the club whose portal has this domain in its address: the host, and the port where there is one.
 * Not called on the platform's own domain.
 */
export const getDomainConfig = endpoint({
  path: 'platform/domain/{domain}/config/public',
  response: publicConfig,
  token: false,
})

/** The public settings of the platform's own domain: the host that `PLATFORM_DOMAIN` of the build names. */
export const getConfig = endpoint({
  path: 'platform/config/public',
  response: publicConfig,
  token: false,
})

/** The platform's wording in one language. The name of the club is `frame.header.club` of `web`; `/wording.json` lists all. */
export const getTranslations = endpoint({
  path: 'platform/config/translations/{lang}',
  response: translations,
  token: false,
})
