import type { Handlers } from './handler.ts'
import { addressHandlers } from './handlers/addresses.ts'
import { consentHandlers } from './handlers/consents.ts'
import { contentHandlers } from './handlers/content.ts'
import { couponHandlers } from './handlers/coupons.ts'
import { identityHandlers } from './handlers/identities.ts'
import { memberHandlers } from './handlers/member.ts'
import { noticeHandlers } from './handlers/notices.ts'
import { passkeyHandlers } from './handlers/passkeys.ts'
import { platformHandlers } from './handlers/platform.ts'
import { privacyHandlers } from './handlers/privacy.ts'
import { receiptHandlers } from './handlers/receipts.ts'
import { registrationHandlers } from './handlers/registration.ts'
import { rewardHandlers } from './handlers/rewards.ts'
import { securityHandlers } from './handlers/security.ts'
import { sessionHandlers } from './handlers/sessions.ts'
import { signInHandlers } from './handlers/sign-in.ts'
import { walletHandlers } from './handlers/wallet.ts'

/** One handler for every row of the contract; a row without one does not compile. */
export const handlers = {
  ...signInHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...identityHandlers,
  ...sessionHandlers,
  ...passkeyHandlers,
  ...noticeHandlers,
  ...securityHandlers,
  ...addressHandlers,
  ...privacyHandlers,
  ...consentHandlers,
  ...couponHandlers,
  ...contentHandlers,
  ...rewardHandlers,
  ...receiptHandlers,
  ...platformHandlers,
} satisfies Handlers
