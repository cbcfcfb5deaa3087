import { figuresAddress, imageHosts, mapStyle } from '#lib/domain/privacy/recipients.ts'
import { readUrl } from '../domain/read-url.ts'
import { build, stamp } from './build.ts'
import type { Settings } from './settings.ts'

/** Returns the address of the style of the club's map; undefined where it has none. STO-2. */
export const mapStyleOf = ({ STORES }: Settings): URL | undefined =>
  mapStyle(STORES.map_style, {
    site: globalThis.location.origin,
    platform: build.apiUrl,
    isStamped: stamp !== undefined,
  })

/** Returns the hosts to which something leaves the browser; the policy of the page allows no other calls. PRV-1. */
export const recipients = (settings: Settings) => {
  const site = globalThis.location.host
  const platform = readUrl(build.apiUrl)?.host ?? site
  const images = imageHosts(settings).filter((host) => host !== site && host !== platform)
  const { figures_url, figures_share } = settings.GENERAL
  const figures =
    figures_share > 0
      ? figuresAddress(figures_url, globalThis.location.origin, build.apiUrl)?.host
      : undefined
  return {
    site,
    platform,
    /** The other hosts of the pictures in the club's settings. */
    images,
    /** The host that learns how fast pages were, one of the first two; undefined where the club asks for no figures. FIG-1. */
    figures,
    /** The host of the map of stores; undefined where the club has none. STO-2. */
    map: mapStyleOf(settings)?.host,
    /** The host that learns of errors in the portal's code; undefined where the build names none. ERR-1. */
    errors: build.errorsUrl === '' ? undefined : readUrl(build.errorsUrl, globalThis.location.origin)?.host,
  }
}
