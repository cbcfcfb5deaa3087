import type { Translation } from '../translation.ts'
import { access } from './access.ts'
import { addresses } from './addresses.ts'
import { auth } from './auth.ts'
import { card } from './card.ts'
import { common } from './common.ts'
import { consents } from './consents.ts'
import { coupons } from './coupons.ts'
import { dashboard } from './dashboard.ts'
import { deletion } from './deletion.ts'
import { errors } from './errors.ts'
import { fallback } from './fallback.ts'
import { frame } from './frame.ts'
import { hub } from './hub.ts'
import { language } from './language.ts'
import { mail } from './mail.ts'
import { news } from './news.ts'
import { offers } from './offers.ts'
import { page } from './page.ts'
import { particulars } from './particulars.ts'
import { pass } from './pass.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { promo } from './promo.ts'
import { receipts } from './receipts.ts'
import { recovery } from './recovery.ts'
import { redemption } from './redemption.ts'
import { registration } from './registration.ts'
import { rewards } from './rewards.ts'
import { sidebar } from './sidebar.ts'
import { time } from './time.ts'
import { transactions } from './transactions.ts'
import { upload } from './upload.ts'
import { venues } from './venues.ts'
import { verification } from './verification.ts'
import { verify } from './verify.ts'

/** The Romanian dictionary. */
export const ro = {
  common,
  time,
  frame,
  sidebar,
  verify,
  auth,
  card,
  pass,
  password,
  mail,
  recovery,
  verification,
  registration,
  phone,
  coupons,
  dashboard,
  rewards,
  redemption,
  transactions,
  upload,
  receipts,
  venues,
  offers,
  promo,
  consents,
  news,
  page,
  deletion,
  particulars,
  access,
  addresses,
  hub,
  language,
  errors,
  fallback,
} satisfies Translation
