import * as v from 'valibot'
import { messageIn, unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import type { AnyEndpoint, Output } from '../../api/endpoint.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import type { Stamp } from '../../config/build.ts'
import { knownClubOf } from '../../config/club.ts'
import { readSettings } from '../../config/settings.ts'
import { schemeVariables } from '../../design/variables.ts'
import { channelId } from '../../domain/club/club.ts'
import { ask, type Parts, type Reply } from '../contract/ask.ts'
import { problemsOf } from '../contract/problem.ts'
import { colours } from './colours.ts'
import type { TenantEntry } from './tenants-file.ts'

const noSettings = 'has no settings: a site is stamped once it has one, such as GENERAL.lang'

/** A page can do with less; what is stamped must be a club's. */
const config = v.object({
  general: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((general) => Object.keys(general).length > 0, noSettings),
  ),
  channel_id: v.optional(channelId),
})

/** True when another try may succeed: no answer, or a server that is busy or broken for the moment. */
const mayPass = (reply: Reply): boolean => 'noAnswer' in reply || reply.status === 429 || reply.status >= 500

/** The pauses before each further try, in milliseconds. */
const pauses = [500, 2000] as const

/** The functions by which a club's platform is asked; replaced in tests. pause: waits for some milliseconds. */
export interface Asking {
  readonly fetch?: typeof fetch
  readonly pause?: (milliseconds: number) => Promise<void>
}

/**
 * Asks a club's platform for its public config and its wording, as a page would. What may pass (no answer, 429, 5xx) is
 * tried three times.
 * now: unix milliseconds.
 * @throws with one sentence that names the address and the true reason when either cannot be had, or when the config is none
 */
export const askClub = async (
  { domain, api, ask: askAt, images }: TenantEntry,
  now: number,
  { fetch: fetcher = fetch, pause = (time) => new Promise((done) => setTimeout(done, time)) }: Asking = {},
): Promise<Stamp> => {
  const base = askAt ?? api ?? `https://${domain}`
  const patiently = async <Row extends AnyEndpoint>(
    row: Row,
    parts: Parts,
    channel?: string,
  ): Promise<Output<Row>> => {
    const address = urlOf(base, row, parts)
    const once = () => ask(row, parts, { 'channel-id': channel }, { base, fetcher })
    let reply = await once()
    for (const wait of pauses) {
      if (!mayPass(reply)) break
      await pause(wait)
      reply = await once()
    }
    if ('noAnswer' in reply) throw new Error(`${address}: ${reply.noAnswer}`)
    if (reply.status < 200 || reply.status > 299) {
      const words = messageIn(reply.body)
      throw new Error(`${address} answered with status ${reply.status}${words ? ` ("${words}")` : ''}`)
    }
    const { success, output, issues = [] } = v.safeParse(row.response, unwrap(reply.body))
    if (success) return output as Output<Row>
    const sentences = issues.flatMap((issue) => problemsOf(issue)).map(({ sentence }) => sentence)
    throw new Error(`${address}: ${sentences.join(' ')}`)
  }
  const answer = await patiently({ ...getDomainConfig, response: config }, { params: { domain } })
  const settings = readSettings(answer.general)
  const club = knownClubOf(answer, schemeVariables(settings, colours), now)
  const bundle = await patiently(getTranslations, { params: { lang: club.locale } }, answer.channel_id)
  return {
    domain,
    api: api ?? '',
    ...(images && { images }),
    club,
    ...(Object.keys(bundle).length > 0 && { bundle }),
  }
}
