import * as v from 'valibot'
import { userCoupon } from '#lib/domain/coupons/coupon.ts'
import { article } from '#lib/domain/news/news.ts'
import type { EndpointName } from '../../api/endpoints.ts'
import { identity, linkedIdentity } from '../../domain/account-access/identity.ts'
import { openSession } from '../../domain/account-access/open-session.ts'
import { address } from '../../domain/addresses/address.ts'
import { barcode, card } from '../../domain/card/card.ts'
import { walletLinks } from '../../domain/card/wallet-links.ts'
import { publicConfig, translations } from '../../domain/club/platform.ts'
import { consent, consentText } from '../../domain/consents/consent.ts'
import { coupon, couponDetail } from '../../domain/coupons/coupon.ts'
import { notice } from '../../domain/dashboard/notice.ts'
import { deal } from '../../domain/frame/deal.ts'
import { leaflet } from '../../domain/leaflets/leaflet.ts'
import { member, phone } from '../../domain/member.ts'
import { news } from '../../domain/news/news.ts'
import { confirmation, oneTimeCode, verifiedCard } from '../../domain/one-time-code.ts'
import { page } from '../../domain/pages/page.ts'
import { perk } from '../../domain/perks/perk.ts'
import { privacyRequest } from '../../domain/privacy/privacy-request.ts'
import { promo } from '../../domain/promo-code/promo.ts'
import { receipt, uploadedFile } from '../../domain/receipts/receipt.ts'
import { cause, order, reward, rewardDetail } from '../../domain/rewards/reward.ts'
import {
  assertion,
  attestation,
  creationOptions,
  passkey,
  requestOptions,
} from '../../domain/session/passkey.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { fuelPrice, opening, store } from '../../domain/stores/store.ts'
import { code, flag, id, line, name, numeric, text } from '../../domain/tolerant.ts'
import { transaction } from '../../domain/transactions/transaction.ts'
import { expiration, wallet } from '../../domain/transactions/wallet.ts'

/** The answer of a sign-in whose tokens went into cookies. LCK-3. */
export const signedIn = v.object({ signed_in: v.literal(true) })

/** The rows that give a session: with cookies they answer `signedIn` in the place of a pair of tokens. */
export const givingSession: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'signIn',
  'signInWithCode',
  'refreshSession',
  'register',
  'verifyEmail',
])

/** The schemas that have a name of their own in the published contract. */
const named: Readonly<Record<string, v.GenericSchema>> = {
  ...{ id, numeric, flag, text, name, line, code },
  ...{ tokenPair, signedIn, oneTimeCode, confirmation, verifiedCard },
  ...{ member, phone, card, barcode, walletLinks, wallet, expiration, transaction },
  ...{ identity, linkedIdentity, openSession, passkey },
  ...{ creationOptions, requestOptions, attestation, assertion },
  ...{ notice, store, fuelPrice, opening, address, promo, consent, consentText, privacyRequest },
  ...{ coupon, couponDetail, userCoupon, perk, leaflet, reward, rewardDetail, cause, order },
  ...{ deal, news, article, page, receipt, uploadedFile, publicConfig, translations },
}

/** The schemas that the published contract calls by name. */
export const entities: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries(named).map(([key, schema]) => [key.replace(/^./, (letter) => letter.toUpperCase()), schema]),
)

/** The notes on a schema, by its name, or on a field, by its own name. */
export const notes: Readonly<Record<string, string>> = {
  Id: 'An identity. A number is read as the same text: 1 and "1" are one item.',
  Numeric: 'A number. One that is written as text is read as a number.',
  Flag: 'True or false. 1, "1" and "true" are read as true.',
  Text: 'A text. A number is read as one.',
  Name: 'A text of at most 500 characters, or a number; a longer one is cut.',
  Line: 'A text of at most 2,000 characters, or a number; a longer one is cut.',
  Code: 'A text of at most 500 characters, or a number; a longer one is left out.',
  CreationOptions:
    'PublicKeyCredentialCreationOptionsJSON of Web Authentication Level 3; bytes are base64url.',
  RequestOptions: 'PublicKeyCredentialRequestOptionsJSON of Web Authentication Level 3; bytes are base64url.',
  Attestation: 'RegistrationResponseJSON of Web Authentication Level 3; bytes are base64url.',
  Assertion: 'AuthenticationResponseJSON of Web Authentication Level 3; bytes are base64url.',
  SignedIn:
    'Where the session is in cookies: it has begun, or was renewed, and its cookies came with the answer.',
  Translations: 'By type, then by dotted key.',
  general: 'Settings by dotted key, such as "GENERAL.lang". A nested object means the same.',
  points: 'Hundredths: 12500 is shown as 125.',
  pending_points: 'Hundredths.',
  at: 'Unix seconds.',
  expires_at: 'Unix seconds.',
  valid_from: 'Unix seconds.',
  valid_until: 'Unix seconds.',
  expiration_at: 'Unix seconds.',
  signed_at: 'Unix seconds.',
  created_at: 'Unix seconds.',
  last_seen_at: 'Unix seconds.',
  timestamp: 'Unix seconds.',
  resend_in: 'Seconds.',
  expires_in: 'Seconds.',
  distance_m: 'Metres.',
  html: 'HTML. The portal shows it sanitised.',
  body_html: 'HTML. The portal shows it sanitised.',
  description_html: 'HTML. The portal shows it sanitised.',
  link_url: 'JSON text of an object with "button" and "url".',
}
