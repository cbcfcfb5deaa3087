import { readUrl } from '../read-url.ts'

/**
 * The address to which a club has figures of speed sent, as its setting names it; undefined where it names none, or one that
 * is neither the portal's own host nor the platform's: no other is ever told of a member. FIG-1. site, platform: their
 * origins, the second empty where it is the first.
 */
export const figuresAddress = (setting: string, site: string, platform: string): URL | undefined => {
  if (setting.trim() === '') return undefined
  const address = readUrl(setting.trim(), site)
  const own = [site, platform].flatMap((origin) => readUrl(origin)?.origin ?? [])
  if (!address || !own.includes(address.origin)) return undefined
  return readUrl(address.origin + address.pathname)
}
