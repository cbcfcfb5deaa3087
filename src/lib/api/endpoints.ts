import { linkIdentity, listIdentities, removeIdentity, verifyIdentity } from './endpoints/account-access.ts'
import { addAddress, listAddresses, removeAddress, updateAddress } from './endpoints/addresses.ts'
import { getWalletLinks, requestPhysicalCard } from './endpoints/card.ts'
import { getConfig, getDomainConfig, getTranslations } from './endpoints/club.ts'
import {
  getConsentText,
  getConsentTextByVersion,
  listConsents,
  revokeConsent,
  signConsent,
} from './endpoints/consents.ts'
import { activateCoupon, deactivateCoupon, getCoupon, listCoupons } from './endpoints/coupons.ts'
import { listDeals } from './endpoints/frame.ts'
import { listLeaflets } from './endpoints/leaflets.ts'
import { getMember } from './endpoints/member.ts'
import { getArticle, listNews } from './endpoints/news.ts'
import { listNotices, seeNotice } from './endpoints/notices.ts'
import { getPage, getPageHtml } from './endpoints/pages.ts'
import { requestPasskeySignIn, signInWithPasskey } from './endpoints/passkey-sign-in.ts'
import { addPasskey, listPasskeys, removePasskey, requestPasskeyCreation } from './endpoints/passkeys.ts'
import { getPerk, listPerks } from './endpoints/perks.ts'
import {
  confirmPrivacyRequest,
  listPrivacyRequests,
  requestDeletion,
  requestPersonalData,
} from './endpoints/privacy.ts'
import { updateProfile } from './endpoints/profile.ts'
import { redeemPromoCode } from './endpoints/promo-code.ts'
import { listReceipts, submitReceipt, uploadFile } from './endpoints/receipts.ts'
import { requestPasswordReset, resetPassword } from './endpoints/recovery.ts'
import {
  confirmVerification,
  register,
  requestVerification,
  verifyCard,
  verifyEmail,
} from './endpoints/registration.ts'
import { getReward, listRewards, redeemReward } from './endpoints/rewards.ts'
import { getSecurity, reauthenticate, updateSecurity } from './endpoints/security.ts'
import { endSession, listSessions } from './endpoints/sessions.ts'
import { refreshSession, requestSignInCode, signIn, signInWithCode, signOut } from './endpoints/sign-in.ts'
import { listStores } from './endpoints/stores.ts'
import { listTransactions } from './endpoints/transactions.ts'

/** Every row of the contract by its name. The sandbox must have a handler for each; a missing one does not compile. */
export const endpoints = {
  signIn,
  requestSignInCode,
  signInWithCode,
  requestPasskeySignIn,
  signInWithPasskey,
  refreshSession,
  signOut,
  requestPasswordReset,
  resetPassword,
  verifyCard,
  register,
  verifyEmail,
  requestVerification,
  confirmVerification,
  getMember,
  listTransactions,
  listIdentities,
  updateProfile,
  linkIdentity,
  verifyIdentity,
  removeIdentity,
  listSessions,
  endSession,
  listPasskeys,
  requestPasskeyCreation,
  addPasskey,
  removePasskey,
  listNotices,
  seeNotice,
  getSecurity,
  updateSecurity,
  reauthenticate,
  requestPhysicalCard,
  getWalletLinks,
  listStores,
  listAddresses,
  addAddress,
  updateAddress,
  removeAddress,
  redeemPromoCode,
  requestPersonalData,
  requestDeletion,
  confirmPrivacyRequest,
  listPrivacyRequests,
  listConsents,
  getConsentTextByVersion,
  getConsentText,
  signConsent,
  revokeConsent,
  listCoupons,
  getCoupon,
  activateCoupon,
  deactivateCoupon,
  listPerks,
  getPerk,
  listLeaflets,
  listRewards,
  getReward,
  redeemReward,
  listDeals,
  listNews,
  getArticle,
  getPage,
  getPageHtml,
  listReceipts,
  uploadFile,
  submitReceipt,
  getDomainConfig,
  getConfig,
  getTranslations,
}
export type EndpointName = keyof typeof endpoints
