import * as accountAccess from './endpoints/account-access.ts'
import * as addresses from './endpoints/addresses.ts'
import * as club from './endpoints/club.ts'
import * as consents from './endpoints/consents.ts'
import * as content from './endpoints/content.ts'
import * as coupons from './endpoints/coupons.ts'
import * as member from './endpoints/member.ts'
import * as passkeys from './endpoints/passkeys.ts'
import * as privacy from './endpoints/privacy.ts'
import * as receipts from './endpoints/receipts.ts'
import * as registration from './endpoints/registration.ts'
import * as rewards from './endpoints/rewards.ts'
import * as signIn from './endpoints/sign-in.ts'

/** Every row of the contract by its name. The sandbox must have a handler for each; a missing one does not compile. */
export const endpoints = {
  // Of the rows that share a path the first names the operation in the documents.
  ...{ signIn: signIn.signIn },
  ...signIn,
  ...passkeys,
  ...registration,
  ...member,
  ...accountAccess,
  ...addresses,
  ...privacy,
  ...consents,
  ...coupons,
  ...rewards,
  ...content,
  ...receipts,
  ...club,
}
export type EndpointName = keyof typeof endpoints
