import { readSettings } from '../../config/read-settings.ts'
import { readUrl } from '../../domain/read-url.ts'
import { safeImage } from '../../domain/safe-link.ts'
import type { Answer } from '../contract/ask.ts'
import { type Outcome, wrong } from './finding.ts'

/** The names of settings that hold the address of a picture. */
const names = new Set(['logo', 'url', '_file_url'])

/** A picture of the settings: its setting, and its address. */
interface Picture {
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

/** Returns what is wrong with the answer to a request for a picture. own: the origins of the portal and of its platform. */
const complaint = (url: URL, answer: Answer | undefined, own: readonly string[]): string | undefined => {
  if (url.protocol === 'http:' && !own.includes(url.origin))
    return `pages show no picture by http from ${url.host}`
  if (!answer) return `${url.host} gives no answer`
  if (answer.status > 299) return `${url.host} answers ${answer.status}`
  const type = answer.headers.get('content-type') ?? 'no type'
  if (!type.startsWith('image/')) return `${url.host} sends ${type} instead of a picture`
  const policy = answer.headers.get('cross-origin-resource-policy')
  return policy?.startsWith('same-') && url.origin !== own[0]
    ? `${url.host} lets no other site show it (Cross-Origin-Resource-Policy: ${policy})`
    : undefined
}

/** Judges the answers to requests for the pictures of the settings. own: the origins of the portal and of its platform. */
export const judgePictures = (
  shown: readonly (readonly [Picture, Answer | undefined])[],
  own: readonly [portal: string, platform: string],
): Outcome => {
  if (shown.length === 0) return 'There is no picture to ask for.'
  return wrong(
    shown.flatMap(([{ key, url }, answer]) => {
      const sentence = complaint(url, answer, own)
      return sentence === undefined ? [] : [`${key}: ${sentence}.`]
    }),
    'Correct the address in the settings of the club, or put the picture there.',
  )
}
