import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import type { AnyEndpoint, Output } from '../../api/endpoint.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import { readSettings } from '../../config/settings.ts'
import type { TokenPair } from '../../domain/session/token-pair.ts'
import type { Parts, Reply } from './ask.ts'
import type { ErrorCode } from './refusals.ts'

/** The state of a walk: the account that asks, and the data of earlier answers. */
export interface Scene {
  readonly email: string
  readonly password: string
  readonly domain: string
  token?: string
  refreshToken?: string
  readonly tokens: string[]
  channel?: string
  lang: string
  firstname?: string
  readonly ids: Record<string, string | undefined>
  /** Asks beside the walk, for what a later step needs. */
  send(name: EndpointName, parts: Parts): Promise<Reply>
}

export interface Step {
  readonly name: EndpointName
  readonly writes?: boolean
  /** The code that it is refused with, where it is tried with something invented. */
  readonly refusedAs?: ErrorCode
  /** Returns what goes with the call, or the reason why it cannot be tried; nothing goes with it unless it says so. */
  readonly prepare?: (scene: Scene) => Parts | string | Promise<Parts | string>
  /** Keeps what later steps need of an answer that the portal can read. */
  readonly learn?: (reply: Reply, scene: Scene) => void
}

/** An answer as the portal reads it; undefined where it cannot. */
const readReply = <N extends EndpointName>(
  name: N,
  reply: Reply,
): Output<(typeof endpoints)[N]> | undefined => {
  if ('noAnswer' in reply || reply.status < 200 || reply.status > 299) return undefined
  const row: AnyEndpoint = endpoints[name]
  const parsed = v.safeParse(row.response, unwrap(reply.body))
  return parsed.success ? (parsed.output as Output<(typeof endpoints)[N]>) : undefined
}

/** A row that only reads. learn: keeps what later steps need of its answer. */
const read = <N extends EndpointName>(
  name: N,
  prepare: Step['prepare'] = () => ({}),
  learn?: (answer: Output<(typeof endpoints)[N]>, scene: Scene) => void,
): Step => ({
  ...{ name, prepare },
  learn: (reply, scene) => {
    const answer = readReply(name, reply)
    if (answer !== undefined) learn?.(answer, scene)
  },
})

/** A row that changes something, and is taken back by a later one or changes nothing that can be seen. */
const write: typeof read = (name, prepare, learn) => ({ ...read(name, prepare, learn), writes: true })

/** A row that cannot be undone, tried with something invented. */
const refused = (name: EndpointName, refusedAs: ErrorCode, body: object): Step => ({
  ...{ name, writes: true, refusedAs },
  prepare: () => ({ body }),
})

/** The path parameters of a row from the first item of a list; where the list has none, says so. */
const firstOf =
  (list: string, parameter = 'id'): Step['prepare'] =>
  ({ ids }) => {
    const id = ids[list]
    return id === undefined ? `there is no ${list} to ask for` : { params: { [parameter]: id } }
  }

const firstPage = () => ({ query: { offset: 0, limit: 20 } })

/** Rows that only read and need nothing; of a list the first page. */
const named = (...names: readonly EndpointName[]): readonly Step[] =>
  names.map((name) => read(name, (endpoints[name] as AnyEndpoint).query ? firstPage : undefined))

const signedIn = (pair: TokenPair, scene: Scene): void => {
  scene.token = pair.token
  scene.refreshToken = pair.refresh_token
  scene.tokens.push(pair.token, pair.refresh_token)
}

/** The name of all that this check writes, so that whoever finds it knows its origin. */
const mark = 'Contract check'
const invented = 'contract-check'

const address = { name: mark, street: 'A', city: 'B', postal_code: 'C', country: 'D' }

const file = () => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7\n%%EOF\n'], `${invented}.pdf`, { type: 'application/pdf' }))
  return { body }
}

/** The address that this check has added: the row that adds one need not tell its identity. */
const addedAddress = async (scene: Scene) => {
  const list = readReply('listAddresses', await scene.send('listAddresses', {}))
  const id = list?.addresses.find(({ name }) => name === mark)?.id
  scene.ids.address = id
  return id === undefined ? 'the added address is not in the list' : { params: { id }, body: address }
}

/** A consent that can be signed and taken back without a trace: neither required nor signed. */
const freeConsent = async (scene: Scene) => {
  const list = readReply('listConsents', await scene.send('listConsents', { body: { displayIn: 'profile' } }))
  const free = list?.consents.find(({ is_required, is_signed }) => !is_required && !is_signed)
  scene.ids.freeVersion = free?.version_id
  return free === undefined
    ? 'no consent of the profile is optional and unsigned'
    : { params: { version_id: free.version_id }, body: {} }
}

/**
 * The rows that are tried, in an order in which each finds what it needs. Those that write leave the account as it was:
 * what is added is removed, what is signed is revoked, and what cannot be undone is tried with something invented, to be
 * refused. The last one ends the session that the walk has opened.
 */
export const steps: readonly Step[] = [
  read(
    'getDomainConfig',
    ({ domain }) => ({ params: { domain } }),
    ({ general, channel_id }, scene) => {
      scene.lang = readSettings(general).GENERAL.lang
      if (channel_id !== undefined) scene.channel = channel_id
    },
  ),
  read('getTranslations', ({ lang }) => ({ params: { lang } })),
  read('signIn', ({ email, password }) => ({ body: { email, password } }), signedIn),
  read('getMember', undefined, ({ user }, scene) => {
    scene.firstname = user.firstname
  }),
  ...named('getConfig', 'getWalletLinks', 'listIdentities', 'listSessions', 'listPasskeys'),
  ...named('listNotices', 'listAddresses', 'listPrivacyRequests'),
  ...named('listTransactions', 'listStores', 'listLeaflets', 'listDeals', 'listReceipts', 'getSecurity'),
  read('requestPasskeyCreation', () => ({ body: {} })),
  read('requestPasskeySignIn', () => ({ body: {} })),
  read('reauthenticate', ({ password }) => ({ body: { password } })),
  read(
    'listConsents',
    () => ({ body: { displayIn: 'registration' } }),
    ({ consents: [first] }, { ids }) =>
      Object.assign(ids, { consent: first?.id, version: first?.version_id }),
  ),
  read('getConsentTextByVersion', firstOf('version', 'version_id')),
  read('getConsentText', firstOf('consent')),
  read('listCoupons', firstPage, ({ coupons: [first] }, { ids }) =>
    Object.assign(ids, { coupon: first?.id }),
  ),
  read('getCoupon', firstOf('coupon')),
  read('listPerks', firstPage, ({ perks: [first] }, { ids }) => Object.assign(ids, { perk: first?.id })),
  read('getPerk', firstOf('perk')),
  read('listRewards', firstPage, ({ rewards: [first] }, { ids }) =>
    Object.assign(ids, { reward: first?.id }),
  ),
  read('getReward', firstOf('reward')),
  read('listNews', firstPage, ({ news: [first] }, { ids }) => Object.assign(ids, { article: first?.id })),
  read('getArticle', firstOf('article')),
  read('getPage', firstOf('page')),
  read('getPageHtml', firstOf('page')),
  write('refreshSession', ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }), signedIn),
  write('updateProfile', ({ firstname }) => ({ body: { firstname } })),
  write('addAddress', () => ({ body: address })),
  write('updateAddress', addedAddress),
  write('removeAddress', firstOf('address')),
  write('signConsent', freeConsent, ({ signed_id }, { ids }) => Object.assign(ids, { signature: signed_id })),
  write('revokeConsent', ({ ids: { freeVersion: version_id, signature: signed_id } }) =>
    version_id === undefined || signed_id === undefined
      ? 'nothing was signed'
      : { params: { version_id, signed_id }, body: {} },
  ),
  write('uploadFile', file),
  write('requestPasswordReset', () => ({ body: { email: `${invented}@nowhere.invalid` } })),
  refused('resetPassword', 'link_expired', { token: invented, password: 'Contract1check' }),
  refused('verifyCard', 'card_unknown', { card_number: '0000000000000000' }),
  refused('verifyEmail', 'link_expired', { token: invented }),
  refused('confirmVerification', 'link_expired', { token: invented }),
  refused('confirmPrivacyRequest', 'link_expired', { token: invented }),
  refused('redeemPromoCode', 'promo_invalid', { code: invented }),
  read('signOut', ({ refreshToken }) =>
    refreshToken === undefined ? 'nobody is signed in' : { body: { refresh_token: refreshToken } },
  ),
]
