import { unwrap } from '../../api/answer.ts'
import { urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import { isTree, readSettings } from '../../config/settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { type Answer, send } from '../contract/ask.ts'
import { colours } from '../stamping/colours.ts'
import {
  cachingFaults,
  clockFaults,
  clubFaults,
  type Look,
  packingFaults,
  redirectFaults,
  schemeFaults,
  sessionFaults,
} from './checks.ts'
import { corsHeaders, examineCors, get, type SentHeaders, type Target } from './cors.ts'
import { settingFaults, wordFaults } from './settings-rules.ts'

/** The finding of one look at a platform: by a check of the doctor, or at a row of the contract. */
export interface Finding {
  readonly check: string
  readonly status: 'good' | 'wrong' | 'undetermined'
  readonly sentence: string
  readonly remedy?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The settings in an answer, as the platform wrote them. */
const generalIn = (answer: Answer): Readonly<Record<string, unknown>> | undefined => {
  const config = answer.status < 300 ? unwrap(answer.body) : undefined
  return isTree(config) && isTree(config.general) ? config.general : undefined
}

/** Asks for the words that the public settings of a club lead to. */
const askWords = async ({ base }: Target, settings: Answer, lang: string, headers: SentHeaders) => {
  const channel = headerValue(Reflect.get(Object(unwrap(settings.body)), 'channel_id'))
  const withChannel = channel === undefined ? headers : { ...headers, 'channel-id': channel }
  return get(urlOf(base, getTranslations, { params: { lang } }), withChannel)
}

/** The findings at a platform that does not answer. sentence: the reason. */
const silent = ({ base }: Target, sentence: string): readonly Finding[] => [
  {
    ...{ check: 'address', status: 'wrong', sentence },
    remedy: `Let it answer at ${base}, or name the address with which the portal is built (API_URL). A certificate has to be for this host and to come with those between it and its authority; NODE_EXTRA_CA_CERTS names a file with an authority that your browsers know and Node does not.`,
  },
  ...[
    ...['redirects', 'cors', 'clock', 'session', 'settings', 'setting-values', 'words'],
    ...['compression', 'caching'],
  ].map((check) => ({ check, status: 'undetermined', sentence: 'The platform does not answer.' }) as const),
]

const most = 8

/** The finding of a check. good: the sentence that holds where nothing is wrong; otherwise the remedy counts. */
const finding = (
  check: string,
  good: string,
  found: Look,
  remedy: string,
  headers?: Finding['headers'],
): Finding => {
  if (typeof found === 'string') return { check, status: 'undetermined', sentence: found }
  const sentences = [...new Set(found)]
  if (sentences.length === 0) return { check, status: 'good', sentence: good }
  const more = sentences.length > most ? ` And ${sentences.length - most} more.` : ''
  const sentence = sentences.slice(0, most).join(' ') + more
  return { check, status: 'wrong', sentence, remedy, ...(headers && { headers }) }
}

const noClub = 'There are no public settings to look at.'

/** Asks a platform by real requests, without any member, and judges each of its answers. Changes nothing there. */
export const examine = async (target: Target): Promise<readonly Finding[]> => {
  const { base, domain, portal } = target
  const { host, hostname, origin } = new URL(base)
  const isFar = origin !== portal
  const headers = {
    ...{ Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br' },
    ...(isFar ? { Origin: portal } : {}),
  }
  const sent = Date.now()
  const settings = await send(new URL(urlOf(base, getDomainConfig, { params: { domain } })), { headers })
  const received = Date.now()
  if ('noAnswer' in settings) return silent(target, settings.noAnswer)
  if (settings.status >= 502 && settings.status <= 504)
    return silent(
      target,
      `${host} answers ${settings.status}: what stands before the platform does not reach it.`,
    )
  const user = await get(`${base}/wl/v1/user`, headers)
  // A refresh token that nobody has: it must be refused, and changes nothing.
  const renewal = await send(new URL(`${base}/wl/v1/user/token/refresh`), {
    ...{ method: 'POST', redirect: 'manual', body: JSON.stringify({ refresh_token: 'doctor' }) },
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  const general = generalIn(settings)
  const { lang, idempotency: takesKeys } = readSettings(general).GENERAL
  const { preflights, faults: corsFaults } = isFar
    ? await examineCors(target, { settings, user, headers, takesKeys })
    : { preflights: [], faults: [] }
  const words = general && (await askWords(target, settings, lang, headers))
  return [
    finding(
      'address',
      'It answers, and pages of the portal may call it by its scheme.',
      schemeFaults(target),
      `Serve ${hostname} by https too.`,
    ),
    finding(
      'redirects',
      'No call is redirected in a way that loses it.',
      redirectFaults(base, preflights, renewal),
      'Build the portal with an address (API_URL) where nothing is redirected, or redirect calls by 308.',
    ),
    finding(
      'cors',
      'Pages of the portal may call it and read its answers.',
      corsFaults,
      'Answer OPTIONS on every path with 204, and send these headers once with every answer, refusals too. Where portals of several clubs call it, answer each with its own origin and with "Vary: Origin".',
      corsHeaders(portal, preflights),
    ),
    finding(
      'clock',
      'It agrees with the clock of this machine.',
      clockFaults(settings, sent, received),
      'Send Date as servers do and pass on none that another machine has written; set the clock of the wrong one (timedatectl set-ntp true).',
    ),
    finding(
      'session',
      'A call without a token is refused with 401.',
      sessionFaults(user),
      'Answer 401 with {"error": {"message": "…"}} where the token is missing or no longer good; 403 is for what a member may not do.',
    ),
    finding(
      'settings',
      'The public settings of the domain can be read.',
      clubFaults(settings, domain),
      `Answer with 200 and {"data": {"general": {…}, "channel_id": "…"}}, visitors too. Enter ${domain} as a domain of the club in the platform, exactly as members type it, or name another one with --domain.`,
    ),
    finding(
      'setting-values',
      'The portal knows every setting, and takes its value.',
      general ? settingFaults(general, colours) : noClub,
      'Correct it in the settings of the club; until then the default counts. `npm run settings` prints all keys, and how each is written.',
    ),
    finding(
      'words',
      'The portal knows every wording, and can fill it in.',
      general ? wordFaults(words, lang) : noClub,
      'Answer {"data": {"web": {"<key>": "<text>"}}}, or {"data": {}} where there is none; /wording.json of the portal lists all keys, and the parameters of each.',
    ),
    finding(
      'compression',
      'The public settings travel packed.',
      general ? packingFaults(settings) : noClub,
      'Pack all answers of JSON (gzip or brotli).',
    ),
    finding(
      'caching',
      'The public settings say how long they may be kept.',
      general ? cachingFaults(settings) : noClub,
      'Let browsers ask each time whether they have changed: below /wl/v1/platform/ send',
      { 'Cache-Control': 'no-cache' },
    ),
  ]
}
