import * as accountAccess from './endpoints/account-access.ts'
import * as addresses from './endpoints/addresses.ts'
import * as card from './endpoints/card.ts'
import * as club from './endpoints/club.ts'
import * as consents from './endpoints/consents.ts'
import * as coupons from './endpoints/coupons.ts'
import * as frame from './endpoints/frame.ts'
import * as leaflets from './endpoints/leaflets.ts'
import * as member from './endpoints/member.ts'
import * as news from './endpoints/news.ts'
import * as notices from './endpoints/notices.ts'
import * as pages from './endpoints/pages.ts'
import * as passkeySignIn from './endpoints/passkey-sign-in.ts'
import * as passkeys from './endpoints/passkeys.ts'
import * as perks from './endpoints/perks.ts'
import * as privacy from './endpoints/privacy.ts'
import * as profile from './endpoints/profile.ts'
import * as promoCode from './endpoints/promo-code.ts'
import * as receipts from './endpoints/receipts.ts'
import * as recovery from './endpoints/recovery.ts'
import * as registration from './endpoints/registration.ts'
import * as rewards from './endpoints/rewards.ts'
import * as security from './endpoints/security.ts'
import * as sessions from './endpoints/sessions.ts'
import * as signIn from './endpoints/sign-in.ts'
import * as stores from './endpoints/stores.ts'
import * as transactions from './endpoints/transactions.ts'

/** Every row of the contract by its name. The sandbox must have a handler for each; a missing one does not compile. */
export const endpoints = {
  // Of the rows that share a path the first names the operation in the documents.
  ...{ signIn: signIn.signIn },
  ...signIn,
  ...passkeySignIn,
  ...recovery,
  ...registration,
  ...member,
  ...transactions,
  ...accountAccess,
  ...profile,
  ...sessions,
  ...passkeys,
  ...notices,
  ...security,
  ...card,
  ...stores,
  ...addresses,
  ...promoCode,
  ...privacy,
  ...consents,
  ...coupons,
  ...perks,
  ...leaflets,
  ...rewards,
  ...frame,
  ...news,
  ...pages,
  ...receipts,
  ...club,
}
export type EndpointName = keyof typeof endpoints
