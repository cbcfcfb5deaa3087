import * as v from 'valibot'
import { ApiError } from '../../api/api-error.ts'
import { createClient, urlOf } from '../../api/client.ts'
import type { AnyEndpoint, Input, Output } from '../../api/endpoint.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { knownClubOf } from '../../config/known-club.ts'
import { readSettings } from '../../config/read-settings.ts'
import type { Stamp } from '../../config/stamp.ts'
import { schemeVariables } from '../../design/variables.ts'
import { channelId } from '../../domain/club/platform.ts'
import { causeOf } from '../cause-of.ts'
import { readAtMost, TooLarge } from '../read-at-most.ts'
import { colours } from './colours.ts'
import type { TenantEntry } from './tenants-file.ts'

const noSettings = 'its config has no settings; a site is stamped once it has one, such as GENERAL.lang'

/** A page can do with less; what is stamped must be a club's. */
const config = v.object({
  general: v.pipe(v.record(v.string(), v.unknown(), noSettings), v.minEntries(1, noSettings)),
  channel_id: v.optional(channelId),
})

/** The largest config, and the largest wording, that are read, in bytes: some ten times what a club with much CSS has. */
const largest = 4_000_000

/** Reads answers to their limit and no further, however small they come packed. */
const limited =
  (fetcher: typeof fetch): typeof fetch =>
  async (...request) => {
    const { body, status, headers } = await fetcher(...request)
    if (body === null) return new Response(null, { status, headers })
    const bytes = await readAtMost(body, largest).catch((error: unknown) => {
      throw error instanceof TooLarge ? new ApiError('unreadable', error.message) : error
    })
    return new Response(bytes, { status, headers })
  }

/** True when another try may succeed: no connection, too slow, or a server that is busy or broken for the moment. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'network' ||
    error.failure === 'timeout' ||
    error.status === 429 ||
    (error.status ?? 0) >= 500)

/** The mistakes of an answer in one line, without the row: the address names it. */
const inOneLine = (message: string): string =>
  message
    .replace(/^[A-Z]+ \S+: /, '')
    .replace(/\n\s*→ at (\S+)/g, ' (at $1)')
    .replaceAll('× ', '')
    .replaceAll('\n', '; ')

/** Returns the reason why a club's site was not made, in one sentence with the address that failed. */
const reasonOf = (error: unknown, address: string): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (error.failure === 'timeout') return `${address} did not answer within ten seconds`
  if (error.failure === 'network') return `${address} could not be reached: ${causeOf(error)}`
  if (error.status === undefined) return `${address}: ${inOneLine(error.message)}`
  const words = error.serverMessage === undefined ? '' : ` ("${error.serverMessage}")`
  return `${address} answered with status ${error.status}${words}`
}

/** The pauses before each further try, in milliseconds. */
const pauses = [500, 2000] as const

/** The functions by which a club's platform is asked; replaced in tests. pause: waits for some milliseconds. */
export interface Asking {
  readonly fetch?: typeof fetch
  readonly pause?: (milliseconds: number) => Promise<void>
}

/**
 * Asks a club's platform for its public config and its wording, as a page would. What may pass (no connection, too
 * slow, 429, 5xx) is tried three times.
 * now: unix milliseconds.
 * @throws with one sentence that names the address and the true reason when either cannot be had, or when the config is none
 */
export const askClub = async (
  { domain, api, ask, images }: TenantEntry,
  now: number,
  { fetch: fetcher = fetch, pause = (time) => new Promise((done) => setTimeout(done, time)) }: Asking = {},
): Promise<Stamp> => {
  let channel: string | undefined
  const base = ask ?? api ?? `https://${domain}`
  const { call } = createClient({
    base,
    fetch: limited(fetcher),
    token: () => undefined,
    renew: () => Promise.reject(new Error('nobody is signed in')),
    headers: () => ({ 'channel-id': channel }),
    takesKeys: () => false,
    announce: () => {},
    learnTime: () => {},
    early: () => undefined,
  })
  const patiently = async <E extends AnyEndpoint>(row: E, input: Input<E>): Promise<Output<E>> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await call(row, input)
      } catch (error) {
        const wait = pauses[tries]
        if (wait === undefined || !mayPass(error))
          throw new Error(reasonOf(error, urlOf(base, row, input as Parameters<typeof urlOf>[2])))
        await pause(wait)
      }
    }
  }
  const answer = await patiently({ ...getDomainConfig, response: config }, { params: { domain } })
  channel = answer.channel_id
  const settings = readSettings(answer.general)
  const club = knownClubOf(answer, schemeVariables(settings, colours), now)
  const bundle = await patiently(getTranslations, { params: { lang: club.locale } })
  return {
    domain,
    api: api ?? '',
    ...(images && { images }),
    club,
    ...(Object.keys(bundle).length > 0 && { bundle }),
  }
}
