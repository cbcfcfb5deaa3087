import type * as v from 'valibot'
import { identity, linkedIdentity } from '../../domain/account-access/identity.ts'
import { openSession } from '../../domain/account-access/open-session.ts'
import { address } from '../../domain/addresses/address.ts'
import { barcode, card } from '../../domain/card/card.ts'
import { walletLinks } from '../../domain/card/wallet-links.ts'
import { publicConfig, translations } from '../../domain/club/platform.ts'
import { consent, consentText } from '../../domain/consents/consent.ts'
import { coupon, couponDetail } from '../../domain/coupons/coupon.ts'
import { userCoupon } from '../../domain/coupons/user-coupon.ts'
import { notice } from '../../domain/dashboard/notice.ts'
import { deal } from '../../domain/frame/deal.ts'
import { leaflet } from '../../domain/leaflets/leaflet.ts'
import { member, phone } from '../../domain/member.ts'
import { article } from '../../domain/news/article.ts'
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
import { signedIn } from './signed-in.ts'

/** The schemas that the published contract calls by name. */
export const entities: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  Numeric: numeric,
  Flag: flag,
  Text: text,
  Name: name,
  Line: line,
  Code: code,
  TokenPair: tokenPair,
  SignedIn: signedIn,
  OneTimeCode: oneTimeCode,
  Confirmation: confirmation,
  VerifiedCard: verifiedCard,
  Member: member,
  Phone: phone,
  Card: card,
  Barcode: barcode,
  WalletLinks: walletLinks,
  Wallet: wallet,
  Expiration: expiration,
  Transaction: transaction,
  Identity: identity,
  LinkedIdentity: linkedIdentity,
  OpenSession: openSession,
  Passkey: passkey,
  CreationOptions: creationOptions,
  RequestOptions: requestOptions,
  Attestation: attestation,
  Assertion: assertion,
  Notice: notice,
  Store: store,
  FuelPrice: fuelPrice,
  Opening: opening,
  Address: address,
  Promo: promo,
  Consent: consent,
  ConsentText: consentText,
  PrivacyRequest: privacyRequest,
  Coupon: coupon,
  CouponDetail: couponDetail,
  UserCoupon: userCoupon,
  Perk: perk,
  Leaflet: leaflet,
  Reward: reward,
  RewardDetail: rewardDetail,
  Cause: cause,
  Order: order,
  Deal: deal,
  News: news,
  Article: article,
  Page: page,
  Receipt: receipt,
  UploadedFile: uploadedFile,
  PublicConfig: publicConfig,
  Translations: translations,
}

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
