import { readSettings } from '../../config/read-settings.ts'
import type { Stamp } from '../../config/stamp.ts'
import { safeImage } from '../../domain/safe-link.ts'
import { readAtMost } from '../read-at-most.ts'
import type { TenantEntry } from './tenants-file.ts'

/** A club's logo, as its icons hold it. */
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

/** So many addresses may one lead on to the next. */
const mostRedirects = 5

/** The kinds of pictures that browsers draw inside an SVG. */
const kinds = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?=;|$)/

/** Asks for an address and for those that it leads on to, each of which has to pass `check` before it is asked. */
const follow = async (first: URL, check: (url: URL) => void, fetcher: typeof fetch): Promise<Response> => {
  const signal = AbortSignal.timeout(patience)
  let url = first
  for (let step = 0; step <= mostRedirects; step += 1) {
    check(url)
    const answer = await fetcher(url, { signal, redirect: 'manual' })
    const next = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || next === null) return answer
    await answer.body?.cancel()
    if (!URL.canParse(next, url.href)) throw new Error('it leads on to no address')
    url = new URL(next, url)
  }
  throw new Error('it leads on without an end')
}

const read = async (first: URL, check: (url: URL) => void, fetcher: typeof fetch): Promise<string> => {
  const answer = await follow(first, check, fetcher)
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
 * the hosts of the club's pictures, no other is asked, as on its pages; a redirect stays on them, or else on the host of the logo. OFF-4.
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
  const check = ({ protocol, host, origin }: URL) => {
    if (images && ![own, api, ...images].includes(origin))
      throw new Error('its host is not among its "images"')
    const isThere = images !== undefined || (host === url.host && /^https?:$/.test(protocol))
    if (!isThere) throw new Error(`it leads on to another host, ${host}`)
  }
  try {
    return { data: await read(url, check, fetcher) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { warning: `its icon is drawn without its logo, ${url.href}: ${reason}` }
  }
}
