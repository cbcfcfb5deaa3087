import { readSettings } from '../../config/read-settings.ts'
import { readUrl } from '../../domain/read-url.ts'
import { safeImage } from '../../domain/safe-link.ts'
import type { Answer } from '../contract/ask.ts'
import { listed, type Outcome, wrong } from './finding.ts'

/** The policies under which pages show pictures, as the sources of each, and whose they are. */
export interface Policies {
  readonly whose: string
  readonly sources: readonly (readonly string[])[]
}

/** The sources of pictures that a content security policy allows, as its text says; undefined where it says nothing of them. */
export const imageSources = (policy: string): readonly string[] | undefined => {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/))
  const [sources] = ['img-src', 'default-src'].flatMap((name) =>
    directives.filter(([first]) => first === name),
  )
  return sources?.slice(1)
}

const fits = (source: string, url: URL, portal: string): boolean => {
  if (source === "'self'") return url.origin === portal
  if (source === '*') return /^https?:$/.test(url.protocol)
  if (/^[a-z]+:$/.test(source)) return url.protocol === source
  const [, scheme, star, host = '', port] =
    /^(?:([a-z]+):\/\/)?(\*\.)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? []
  const isHost = star ? url.hostname.endsWith(`.${host}`) : url.hostname === host
  const isScheme = scheme === undefined || `${scheme}:` === url.protocol
  return isHost && isScheme && (port === undefined ? url.port === '' : port === '*' || port === url.port)
}

/** Tells whether every policy of a page allows an address. portal: the page's origin. */
export const isAllowed = (url: URL, sources: Policies['sources'], portal: string): boolean =>
  sources.every((list) => list.some((source) => fits(source, url, portal)))

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

/** Judges the hosts of the pictures against the policies of the portal's pages. */
export const judgePictureHosts = (
  pictures: readonly Picture[],
  { whose, sources }: Policies,
  portal: string,
): Outcome => {
  const outside = pictures.filter(({ url }) => !isAllowed(url, sources, portal))
  if (outside.length === 0) return undefined
  const https = [...new Set(outside.map(({ url }) => url.origin))].filter((origin) => /^https:/.test(origin))
  const isPlain = outside.some(({ url }) => url.protocol === 'http:')
  const remedies = [
    ...(isPlain ? ['Serve the picture by https.'] : []),
    ...(https.length > 0
      ? [`Name ${listed(https)} in "images" of the club in clubs.json, and run npm run tenants.`]
      : []),
  ]
  const named = listed(outside.map(({ key, url }) => `${key} from ${url.origin}`))
  return wrong(`${whose} does not allow ${named}: browsers leave it out.`, remedies.join(' '))
}

/** Returns what is wrong with the answer to a request for a picture; nothing of one that may be shown. answer: undefined where none came. */
const complaints = ({ key, url }: Picture, answer: Answer | undefined, portal: string): readonly string[] => {
  if (!answer) return [`${key}: ${url.host} gives no answer`]
  if (answer.status > 299) return [`${key}: ${url.host} answers ${answer.status}`]
  const type = answer.headers.get('content-type') ?? 'no type'
  if (!type.startsWith('image/')) return [`${key}: ${url.host} sends ${type} instead of a picture`]
  const policy = answer.headers.get('cross-origin-resource-policy')
  return policy?.startsWith('same-') && url.origin !== portal
    ? [`${key}: ${url.host} lets no other site show it (Cross-Origin-Resource-Policy: ${policy})`]
    : []
}

/** Judges the answers to requests for the pictures. */
export const judgePictureFiles = (
  shown: readonly (readonly [Picture, Answer | undefined])[],
  portal: string,
): Outcome => {
  if (shown.length === 0) return 'There is no picture to ask for.'
  const all = shown.flatMap(([picture, answer]) => complaints(picture, answer, portal))
  if (all.length === 0) return undefined
  const mend = 'Correct the address in the settings of the club, or put the picture there.'
  return wrong(`${listed(all)}.`, mend)
}
