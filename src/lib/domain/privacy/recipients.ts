import { readUrl } from '../read-url.ts'
import { safeImage } from '../safe-link.ts'

/**
 * Returns the address of a club's figures of speed; undefined for a host that is neither the portal's nor the platform's: no other is ever
 * told of a member. site, platform: their origins, the second empty where it is the first. FIG-1.
 */
export const figuresAddress = (setting: string, site: string, platform: string): URL | undefined => {
  if (setting.trim() === '') return undefined
  const address = readUrl(setting.trim(), site)
  const own = [site, platform].flatMap((origin) => readUrl(origin)?.origin ?? [])
  if (!address || !own.includes(address.origin)) return undefined
  return readUrl(address.origin + address.pathname)
}

/**
 * Returns the address of the style of a club's map; undefined for none, and for a host that the policy of its pages does not
 * allow. site, platform: their origins, the second empty where it is the first. isStamped: the policy is the club's own, and
 * names the host. STO-2.
 */
export const mapStyle = (
  setting: string,
  { site, platform, isStamped }: { site: string; platform: string; isStamped: boolean },
): URL | undefined => {
  const address = setting.trim() === '' ? undefined : readUrl(setting.trim(), site)
  if (!address) return undefined
  const isOwn = [site, platform].some((origin) => readUrl(origin)?.origin === address.origin)
  return isOwn || (isStamped && address.protocol === 'https:') ? address : undefined
}

/** The settings that hold the address of a picture, by the last part of their names. */
const pictures = new Set(['logo', 'url', '_file_url'])

/** Returns the hosts of the pictures that a club's settings name, in alphabetical order. PRV-1. */
export const imageHosts = (settings: unknown): readonly string[] => {
  const hosts = new Set<string>()
  const visit = (node: unknown, name: string): void => {
    if (typeof node === 'string' && pictures.has(name)) {
      const host = readUrl(safeImage(node) ?? '')?.host
      if (host) hosts.add(host)
    } else if (Array.isArray(node)) for (const item of node) visit(item, name)
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) visit(value, key)
  }
  visit(settings, '')
  return [...hosts].toSorted()
}
