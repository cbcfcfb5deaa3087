import { publicConfig, translations } from '../../domain/club/platform.ts'
import { endpoint } from '../endpoint.ts'

/** The public settings of one domain; not called on the platform's own domain. */
export const getDomainConfig = endpoint({
  path: 'platform/domain/{domain}/config/public',
  response: publicConfig,
  token: false,
  assumed: true,
})

/** The public settings of the platform's own domain. */
export const getConfig = endpoint({
  path: 'platform/config/public',
  response: publicConfig,
  token: false,
  assumed: true,
})

/** The platform's wording in one language. */
export const getTranslations = endpoint({
  path: 'platform/config/translations/{lang}',
  response: translations,
  token: false,
  assumed: true,
})
