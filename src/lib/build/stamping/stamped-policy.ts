import type { Policy } from '../hosting/page-policy.ts'
import type { TenantEntry } from './tenants-file.ts'

const given = (origins: readonly (string | undefined)[]): readonly string[] =>
  origins.filter((origin) => origin !== undefined)

/**
 * The policy of a club's pages: they speak with its platform, and where the list names the hosts of its pictures,
 * pictures come from those and the platform alone.
 */
export const stampedPolicy =
  ({ api, images }: Pick<TenantEntry, 'api' | 'images'>) =>
  (policy: Policy): Policy =>
    new Map(
      [...policy].map(([directive, sources]) => {
        if (directive === 'connect-src') return [directive, [...new Set([...sources, ...given([api])])]]
        if (directive !== 'img-src') return [directive, sources]
        const own = images ? sources.filter((source) => source !== 'https:') : sources
        return [directive, [...new Set([...own, ...given([api, ...(images ?? [])])])]]
      }),
    )
