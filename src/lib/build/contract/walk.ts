import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import type { AnyEndpoint, Output } from '../../api/endpoint.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import { readSettings } from '../../config/settings.ts'
import { headerValue } from '../../domain/header-value.ts'
import { type TokenPair, tokenPair } from '../../domain/session/token-pair.ts'
import type { Finding } from '../doctor/examine.ts'
import { openRows } from './about.ts'
import { ask, type Parts, type Platform, type Reply } from './ask.ts'
import { cookieJar } from './cookie-jar.ts'
import { judge, problemOfAnswer, type Verdict } from './judge.ts'
import { type Problem, redacting } from './problem.ts'
import { type ErrorCode, optionalRows } from './refusals.ts'

export interface Wish {
  /** Origin of the platform, without a slash at its end. */
  readonly base: string
  readonly email: string
  readonly password: string
  readonly domain: string
  /** True when rows that change data are tried too. */
  readonly mayWrite: boolean
  /** True when the platform keeps the session in cookies, and the portal is built with `SESSION=cookie`. LCK-3. */
  readonly inCookies?: boolean
}

/** The finding at a row of the contract; without a result it was not tried. */
export interface RowFinding extends Finding {
  readonly check: EndpointName
  readonly call: string
  readonly result?: Verdict['result']
  readonly http?: number | undefined
  readonly problems: readonly Problem[]
}

const open: ReadonlySet<string> = new Set(openRows)

const fieldOf = ({ place, sentence }: Problem): string =>
  place === '' ? sentence : place.replace(/\[\d+\]/g, '[]')

/** A line for each wrong field: of a list's items the first one, with how many more have it. */
const summarised = (problems: readonly Problem[]): readonly string[] =>
  [...Map.groupBy(problems, fieldOf).values()].map(
    ([first, ...others]) =>
      `${first?.sentence}${others.length > 0 ? ` The same in ${others.length} more.` : ''}`,
  )

const callOf = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`

const notTried = (name: EndpointName, reason: string): RowFinding => ({
  ...{ check: name, status: 'undetermined', call: callOf(name), problems: [] },
  sentence: `${callOf(name)}: not tried, as ${reason}.`,
})

const rowFinding = (name: EndpointName, { result, http, problems }: Verdict): RowFinding => {
  const call = callOf(name)
  const status = result === 'fits' ? 'good' : 'wrong'
  const sentence = [http === undefined ? call : `${call}: ${http}`, ...summarised(problems)].join('\n')
  return { check: name, status, sentence, call, result, http, problems }
}

/** The session, and the facts that earlier answers gave. */
interface Known {
  session?: TokenPair
  lang: string
  channel?: string | undefined
  page?: string | undefined
}

type Answer<N extends EndpointName> = Output<(typeof endpoints)[N]>

/** An answer as the portal reads it; undefined where it cannot. */
const answerOf = <N extends EndpointName>(name: N, reply: Reply): Answer<N> | undefined => {
  if ('noAnswer' in reply || reply.status < 200 || reply.status > 299) return undefined
  const row: AnyEndpoint = endpoints[name]
  const parsed = v.safeParse(row.response, unwrap(reply.body))
  return parsed.success ? (parsed.output as Answer<N>) : undefined
}

/** The parameter of a row from an earlier answer; where that has none, says so. */
const at = (thing: string, id: string | undefined, parameter = 'id'): Parts | string =>
  id === undefined ? `there is no ${thing} to ask for` : { params: { [parameter]: id } }

const firstPage = { query: { offset: 0, limit: 20 } }

/** Rows that only read and need nothing; of a list the first page is asked for. */
const plain = [
  ...['getConfig', 'getWalletLinks', 'listIdentities', 'listSessions', 'listPasskeys', 'listNotices'],
  ...['listAddresses', 'listPrivacyRequests', 'listTransactions', 'listStores', 'listLeaflets', 'listDeals'],
  ...['listReceipts', 'listRedeemedRewards', 'getSecurity'],
] as const satisfies readonly EndpointName[]

/** The name of all that this check writes, so that whoever finds it knows its origin. */
const mark = 'Contract check'
const invented = 'contract-check'

const address = { name: mark, street: 'A', city: 'B', postal_code: 'C', country: 'D' }

const file = (): Parts => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7\n%%EOF\n'], `${invented}.pdf`, { type: 'application/pdf' }))
  return { body }
}

/**
 * Asks every row that may be asked, one after the other, in an order in which each finds what it needs, and judges each answer. Rows that
 * write leave the account as it was: what is added is removed, what is signed is revoked, and what cannot be undone is tried with
 * something invented, to be refused.
 * @throws with a sentence where the platform refuses the e-mail and the password: then nothing is known of a member's rows
 */
export const walk = async (wish: Wish, fetcher: typeof fetch = fetch): Promise<readonly RowFinding[]> => {
  const { base, email, password, domain, mayWrite } = wish
  const jar = wish.inCookies ? cookieJar(fetcher) : undefined
  const platform: Platform = { base, fetcher: jar?.fetcher ?? fetcher }
  const found: RowFinding[] = []
  const secrets = [password]
  const known: Known = { lang: 'en' }

  const send = (name: EndpointName, parts: Parts): Promise<Reply> => {
    const { token, safe }: AnyEndpoint = endpoints[name]
    const { body } = parts
    const headers = {
      'channel-id': known.channel,
      'Accept-Language': headerValue(known.lang.replace('_', '-')),
      Authorization: token && known.session ? `Bearer ${known.session.token}` : undefined,
      'Content-Type': body === undefined || body instanceof FormData ? undefined : 'application/json',
      'Idempotency-Key': safe ? undefined : `"${randomUUID()}"`,
    }
    return ask(endpoints[name], parts, headers, platform)
  }

  const skip = (name: EndpointName, reason: string): undefined => void found.push(notTried(name, reason))

  /** Tries a row; resolves to its answer. parts: a reason where it cannot be tried. refusedAs: the code to be refused with. */
  const read = async <N extends EndpointName>(
    name: N,
    parts: Parts | string = {},
    refusedAs?: ErrorCode,
  ): Promise<Answer<N> | undefined> => {
    // A platform that is silent at once is not asked fifty times.
    if (found[0]?.result === 'silent') return skip(name, 'the platform is silent')
    const needsMember = endpoints[name].token && !open.has(name)
    if (needsMember && !known.session) return skip(name, 'nobody is signed in')
    if (typeof parts === 'string') return skip(name, parts)
    const reply = await send(name, parts)
    const http = 'status' in reply ? reply.status : 0
    if (optionalRows.has(name) && (http === 404 || http === 501))
      return skip(name, 'the platform does without it')
    if ('text' in reply) known.page ??= /["/]page\/([\w.~%-]+)/.exec(reply.text)?.[1]
    const answer = answerOf(name, reply)
    if ((name === 'signIn' || name === 'refreshSession') && v.is(tokenPair, answer)) {
      known.session = answer
      secrets.push(answer.token, answer.refresh_token)
    }
    const redact = redacting([...secrets, ...(jar?.secrets() ?? [])])
    const verdict = judge(endpoints[name], reply, redact, refusedAs && [name, refusedAs])
    if (name === 'signIn' && [400, 401, 403, 422].includes(http))
      throw new Error(`${base} refuses this e-mail and password. ${verdict.problems[0]?.sentence}`)
    found.push(rowFinding(name, verdict))
    return answer
  }

  /** Tries a row that changes something. */
  const write: typeof read = async (name, parts, refusedAs) =>
    mayWrite ? read(name, parts, refusedAs) : skip(name, 'it is tried with --write')

  /** Asks beside the walk, for what a row that changes something needs. */
  const look = async <N extends EndpointName>(name: N, parts: Parts = {}): Promise<Answer<N> | undefined> =>
    mayWrite && known.session ? answerOf(name, await send(name, parts)) : undefined

  const club = await read('getDomainConfig', { params: { domain } })
  if (club) known.lang = readSettings(club.general).GENERAL.lang
  known.channel = club?.channel_id
  await read('getTranslations', { params: { lang: known.lang } })
  await read('signIn', { body: { email, password } })
  const member = await read('getMember')
  for (const name of plain) await read(name, (endpoints[name] as AnyEndpoint).query ? firstPage : {})
  await read('requestPasskeyCreation', { body: {} })
  await read('requestPasskeySignIn', { body: {} })
  await read('reauthenticate', { body: { password } })
  const asked = await read('listConsents', { body: { displayIn: 'registration' } })
  await read('getConsentTextByVersion', at('version', asked?.consents[0]?.version_id, 'version_id'))
  await read('getConsentText', at('consent', asked?.consents[0]?.id))
  const coupons = await read('listCoupons', firstPage)
  await read('getCoupon', at('coupon', coupons?.coupons[0]?.id))
  const perks = await read('listPerks', firstPage)
  await read('getPerk', at('perk', perks?.perks[0]?.id))
  const rewards = await read('listRewards', firstPage)
  await read('getReward', at('reward', rewards?.rewards[0]?.id))
  const news = await read('listNews', firstPage)
  await read('getArticle', at('article', news?.news[0]?.id))
  await read('getPage', at('page', known.page))
  await read('getPageHtml', at('page', known.page))

  await write('refreshSession', { body: { refresh_token: known.session?.refresh_token } })
  await write('updateProfile', { body: { firstname: member?.user.firstname } })
  await write('addAddress', { body: address })
  // The row that adds one need not tell its identity.
  const added = (await look('listAddresses'))?.addresses.find(({ name }) => name === mark)
  await write(
    'updateAddress',
    added ? { params: { id: added.id }, body: address } : 'the added address is not in the list',
  )
  await write('removeAddress', at('address', added?.id))
  const ofProfile = await look('listConsents', { body: { displayIn: 'profile' } })
  // One that can be signed and taken back without a trace.
  const free = ofProfile?.consents.find(({ is_required, is_signed }) => !is_required && !is_signed)
  const signed = await write(
    'signConsent',
    free
      ? { params: { version_id: free.version_id }, body: {} }
      : 'no consent of the profile is optional and unsigned',
  )
  await write(
    'revokeConsent',
    free && signed?.signed_id
      ? { params: { version_id: free.version_id, signed_id: signed.signed_id }, body: {} }
      : 'nothing was signed',
  )
  await write('uploadFile', file())
  await write('requestPasswordReset', { body: { email: `${invented}@nowhere.invalid` } })
  await write('resetPassword', { body: { token: invented, password: 'Contract1check' } }, 'link_expired')
  await write(
    'changePassword',
    { body: { password: invented, new_password: 'Contract1check' } },
    'validation',
  )
  await write('verifyCard', { body: { card_number: '0000000000000000' } }, 'card_unknown')
  await write('verifyEmail', { body: { token: invented } }, 'link_expired')
  await write('confirmVerification', { body: { token: invented } }, 'link_expired')
  await write('confirmPrivacyRequest', { body: { token: invented } }, 'link_expired')
  await write('redeemPromoCode', { body: { code: invented } }, 'promo_invalid')

  const { session } = known
  await read('signOut', session ? { body: { refresh_token: session.refresh_token } } : 'nobody is signed in')
  for (const name of Object.keys(endpoints) as EndpointName[])
    if (!found.some(({ check }) => check === name)) skip(name, 'it cannot be undone')
  if (!jar) return found
  return found.map((finding) => {
    const { check, result, http, problems } = finding
    const own = jar.findings().filter(({ name }) => name === check)
    if ((result !== 'fits' && result !== 'partly') || own.length === 0) return finding
    const ofCookies = own.map(({ sentence }) => problemOfAnswer(sentence))
    return rowFinding(check, { result: 'partly', http, problems: [...ofCookies, ...problems] })
  })
}
