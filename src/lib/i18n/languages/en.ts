import { words as accessibility } from '../accessibility/en.ts'
import { words as accountAccess } from '../account-access/en.ts'
import { words as addresses } from '../addresses/en.ts'
import { words as calendar } from '../calendar/en.ts'
import { words as card } from '../card/en.ts'
import { words as cardPass } from '../card-pass/en.ts'
import { words as cardWallet } from '../card-wallet/en.ts'
import { words as common } from '../common/en.ts'
import { words as consents } from '../consents/en.ts'
import { words as coupons } from '../coupons/en.ts'
import { words as couponsSearch } from '../coupons-search/en.ts'
import { words as dashboard } from '../dashboard/en.ts'
import { words as deletion } from '../deletion/en.ts'
import { words as errors } from '../errors/en.ts'
import { words as fallback } from '../fallback/en.ts'
import { words as frame } from '../frame/en.ts'
import { words as frameFooter } from '../frame-footer/en.ts'
import { words as frameToasts } from '../frame-toasts/en.ts'
import { words as install } from '../install/en.ts'
import { words as language } from '../language/en.ts'
import { words as leaflets } from '../leaflets/en.ts'
import { words as mail } from '../mail/en.ts'
import { words as news } from '../news/en.ts'
import { words as notices } from '../notices/en.ts'
import { words as offers } from '../offers/en.ts'
import { words as pages } from '../pages/en.ts'
import { words as passkeys } from '../passkeys/en.ts'
import { words as password } from '../password/en.ts'
import { words as perks } from '../perks/en.ts'
import { words as phone } from '../phone/en.ts'
import { words as planner } from '../planner/en.ts'
import { words as points } from '../points/en.ts'
import { words as privacy } from '../privacy/en.ts'
import { words as profile } from '../profile/en.ts'
import { words as profileEdit } from '../profile-edit/en.ts'
import { words as promoCode } from '../promo-code/en.ts'
import { words as reauthentication } from '../reauthentication/en.ts'
import { words as receipts } from '../receipts/en.ts'
import { words as receiptsOutbox } from '../receipts-outbox/en.ts'
import { words as receiptsUpload } from '../receipts-upload/en.ts'
import { words as recovery } from '../recovery/en.ts'
import { words as registration } from '../registration/en.ts'
import { words as rewards } from '../rewards/en.ts'
import { words as rewardsRedemption } from '../rewards-redemption/en.ts'
import { words as session } from '../session/en.ts'
import { words as sidebar } from '../sidebar/en.ts'
import { words as signIn } from '../sign-in/en.ts'
import { words as spendLock } from '../spend-lock/en.ts'
import { words as stores } from '../stores/en.ts'
import { words as storesPage } from '../stores-page/en.ts'
import { words as till } from '../till/en.ts'
import { words as time } from '../time/en.ts'
import { words as transactions } from '../transactions/en.ts'
import { words as verification } from '../verification/en.ts'
import { words as verify } from '../verify/en.ts'

/** The English dictionary: the fallback, and the measure of all the others. */
export const en = {
  accessibility,
  accountAccess,
  addresses,
  calendar,
  cardPass,
  cardWallet,
  card,
  common,
  consents,
  couponsSearch,
  coupons,
  dashboard,
  deletion,
  errors,
  fallback,
  frameFooter,
  frameToasts,
  frame,
  install,
  language,
  leaflets,
  mail,
  news,
  notices,
  offers,
  pages,
  passkeys,
  password,
  perks,
  phone,
  planner,
  points,
  privacy,
  profileEdit,
  profile,
  promoCode,
  reauthentication,
  receiptsOutbox,
  receiptsUpload,
  receipts,
  recovery,
  registration,
  rewardsRedemption,
  rewards,
  session,
  sidebar,
  signIn,
  spendLock,
  storesPage,
  stores,
  till,
  time,
  transactions,
  verification,
  verify,
} as const
