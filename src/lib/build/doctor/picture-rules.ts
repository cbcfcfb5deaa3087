import { readSettings } from '../../config/read-settings.ts'
import { readUrl } from '../../domain/read-url.ts'
import { safeImage } from '../../domain/safe-link.ts'
import { type Finding, good, listed, undetermined, wrong } from './finding.ts'
import { isAllowed } from './policy-sources.ts'

/** The names of settings that hold the address of a picture. */
const names = new Set(['logo', 'url', '_file_url'])

/** A picture of the settings: its setting, and its address. */
export interface Picture {
  readonly key: string
  readonly url: URL
}

/** Returns the pictures that the public settings name. portal: what an address without a host begins at. */
export const picturesIn = (general: unknown, portal: string): readonly Picture[] => {
  const visit = (node: unknown, path: readonly string[]): readonly Picture[] => {
    if (typeof node === 'string') {
      const address = names.has(path.at(-1) ?? '') ? safeImage(node) : undefined
      const url = address ? readUrl(address, portal) : undefined
      return url ? [{ key: path.join('.'), url }] : []
    }
    if (typeof node !== 'object' || node === null) return []
    return Object.entries(node).flatMap(([key, value]) => visit(value, [...path, key]))
  }
  return visit(readSettings(general), [])
}

/** Judges the hosts of the pictures against the policies of the portal's pages. whose: says where the policy was read. */
export const pictureHostsFinding = (
  pictures: readonly Picture[],
  sources: readonly (readonly string[])[],
  { portal, whose }: { readonly portal: string; readonly whose: string },
): Finding => {
  if (pictures.length === 0) return good('picture-hosts', 'The settings name no picture.')
  const outside = pictures.filter(({ url }) => !isAllowed(url, sources, portal))
  if (outside.length === 0)
    return good('picture-hosts', `${whose} allows every picture of the settings (${pictures.length}).`)
  const origins = [...new Set(outside.map(({ url }) => url.origin))]
  const hosts = origins.filter((origin) => origin.startsWith('https:'))
  return wrong(
    'picture-hosts',
    `${whose} does not allow ${listed(outside.map(({ key, url }) => `${key} from ${url.origin}`))}: browsers leave it out.`,
    [
      ...(origins.some((origin) => origin.startsWith('http:')) ? ['Serve the picture by https.'] : []),
      ...(hosts.length > 0
        ? [`Name ${listed(hosts)} in "images" of the club in clubs.json, and run npm run tenants.`]
        : []),
    ].join(' '),
  )
}

/** The answer to a request for a picture; nothing where none came. */
export interface Shown {
  readonly picture: Picture
  readonly status?: number
  readonly type?: string | null
  /** Its `Cross-Origin-Resource-Policy`. */
  readonly policy?: string | null
}

const complaint = (
  { picture: { key, url }, status, type, policy }: Shown,
  portal: string,
): string | undefined => {
  if (status === undefined) return `${key}: ${url.host} gives no answer`
  if (status > 299) return `${key}: ${url.host} answers ${status}`
  if (!type?.startsWith('image/'))
    return `${key}: ${url.host} sends ${type ?? 'no type'} instead of a picture`
  return policy?.startsWith('same-') && url.origin !== portal
    ? `${key}: ${url.host} lets no other site show it (Cross-Origin-Resource-Policy: ${policy})`
    : undefined
}

/** Judges the answers to requests for the pictures. */
export const pictureFilesFinding = (shown: readonly Shown[], portal: string): Finding => {
  if (shown.length === 0) return undetermined('picture-files', 'There is no picture to ask for.')
  const complaints = shown.flatMap((one) => complaint(one, portal) ?? [])
  if (complaints.length === 0)
    return good('picture-files', `The pictures of the settings are there (${shown.length}).`)
  return wrong(
    'picture-files',
    `${listed(complaints)}.`,
    'Correct the address in the settings of the club, or put the picture there.',
  )
}
