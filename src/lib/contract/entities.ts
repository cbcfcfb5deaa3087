import type * as v from 'valibot'
import { address } from '../domain/address.ts'
import { article } from '../domain/article.ts'
import { barcode, card } from '../domain/card.ts'
import { consent, consentText } from '../domain/consent.ts'
import { coupon, couponDetail } from '../domain/coupon.ts'
import { deal } from '../domain/deal.ts'
import { identity, linkedIdentity } from '../domain/identity.ts'
import { leaflet } from '../domain/leaflet.ts'
import { member, phone } from '../domain/member.ts'
import { news } from '../domain/news.ts'
import { confirmation, oneTimeCode, verifiedCard } from '../domain/one-time-code.ts'
import { page } from '../domain/page.ts'
import { perk } from '../domain/perk.ts'
import { publicConfig, translations } from '../domain/platform.ts'
import { promo } from '../domain/promo.ts'
import { receipt, uploadedFile } from '../domain/receipt.ts'
import { cause, order, reward, rewardDetail } from '../domain/reward.ts'
import { fuelPrice, store } from '../domain/store.ts'
import { tokenPair } from '../domain/token-pair.ts'
import { flag, id, numeric, text } from '../domain/tolerant.ts'
import { transaction } from '../domain/transaction.ts'
import { userCoupon } from '../domain/user-coupon.ts'
import { expiration, wallet } from '../domain/wallet.ts'

/** The schemas that the published contract calls by name. */
export const entities: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  Numeric: numeric,
  Flag: flag,
  Text: text,
  TokenPair: tokenPair,
  OneTimeCode: oneTimeCode,
  Confirmation: confirmation,
  VerifiedCard: verifiedCard,
  Member: member,
  Phone: phone,
  Card: card,
  Barcode: barcode,
  Wallet: wallet,
  Expiration: expiration,
  Transaction: transaction,
  Identity: identity,
  LinkedIdentity: linkedIdentity,
  Store: store,
  FuelPrice: fuelPrice,
  Address: address,
  Promo: promo,
  Consent: consent,
  ConsentText: consentText,
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

/** What is said of a schema by its name, or of a field by its own. */
export const notes: Readonly<Record<string, string>> = {
  Id: 'An identity. A number is read as the same text: 1 and "1" are one item.',
  Numeric: 'A number. One that is written as text is read as a number.',
  Flag: 'True or false. 1, "1" and "true" are read as true.',
  Text: 'A text. A number is read as one.',
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
  timestamp: 'Unix seconds.',
  resend_in: 'Seconds.',
  expires_in: 'Seconds.',
  distance_m: 'Metres.',
  html: 'HTML. The portal shows it sanitised.',
  body_html: 'HTML. The portal shows it sanitised.',
  description_html: 'HTML. The portal shows it sanitised.',
  link_url: 'JSON text of an object with "button" and "url".',
}
