import type { Stamp } from '../../config/build.ts'
import { readSettings } from '../../config/settings.ts'
import { safeImage } from '../../domain/safe-link.ts'
import { causeOf, readAtMost } from '../contract/ask.ts'
import type { TenantEntry } from './tenants-file.ts'

export interface Logo {
  /** Its bytes as a `data:` address; undefined where there is none, or where it cannot be had. */
  readonly data?: string
  /** The reason, for an administrator, why the icons are drawn without it. */
  readonly warning?: string
}

/** The time that its host may take, in milliseconds. */
const patience = 10_000

/** The largest logo that icons hold, in bytes: each has a copy of it. */
const largest = 256_000

const kinds = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?=;|$)/

const read = async (url: URL, fetcher: typeof fetch): Promise<string> => {
  // No address is followed to another host than the one that may be asked.
  const answer = await fetcher(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  const [kind] = kinds.exec(type) ?? []
  if (!kind) throw new Error(type === '' ? 'it does not say what it is' : `it is of the kind ${type}`)
  const bytes = await readAtMost(answer.body, largest)
  if (bytes.length === 0) throw new Error('it has 0 bytes')
  return `data:${kind};base64,${bytes.toString('base64')}`
}

/**
 * Asks for the logo that a club's settings name, for the icons of its installed portal. Never rejects. Where the list names
 * the hosts of the club's pictures, no other is asked, as on its pages. OFF-4.
 */
export const askLogo = async (
  { domain, api, images }: TenantEntry,
  { club }: Pick<Stamp, 'club'>,
  fetcher: typeof fetch = fetch,
): Promise<Logo> => {
  const address = safeImage(readSettings(club.config.general).HEADER.logo)
  if (address === undefined) return {}
  const own = `https://${domain}`
  const url = new URL(address, own)
  try {
    if (images && ![own, api, ...images].includes(url.origin))
      throw new Error('its host is not among its "images"')
    return { data: await read(url, fetcher) }
  } catch (error) {
    return { warning: `its icon is drawn without its logo, ${url.href}: ${causeOf(error)}` }
  }
}
