import type { Sample } from './sample.ts'

type Load = () => Promise<Sample>

/** The samples of all machines by the machine's name, each fetched when it is asked for. */
export const samples: Readonly<Record<string, Load>> = {
  'account-access': async () =>
    (await import('./account-access/account-access.sample.ts')).accountAccessSample,
  'address-edit': async () => (await import('./address-edit/address-edit.sample.ts')).addressEditSample,
  'address-list': async () => (await import('./address-list/address-list.sample.ts')).addressListSample,
  'address-saving': async () =>
    (await import('./address-saving/address-saving.sample.ts')).addressSavingSample,
  'card-pairing': async () => (await import('./card-pairing/card-pairing.sample.ts')).cardPairingSample,
  'card-scan': async () => (await import('./card-scan/card-scan.sample.ts')).cardScanSample,
  'card-verification': async () =>
    (await import('./card-verification/card-verification.sample.ts')).cardVerificationSample,
  club: async () => (await import('./club/club.sample.ts')).clubSample,
  'code-entry': async () => (await import('./code-entry/code-entry.sample.ts')).codeEntrySample,
  'consent-dialog': async () =>
    (await import('./consent-dialog/consent-dialog.sample.ts')).consentDialogSample,
  'consent-signing': async () =>
    (await import('./consent-signing/consent-signing.sample.ts')).consentSigningSample,
  countdown: async () => (await import('./countdown/countdown.sample.ts')).countdownSample,
  'coupon-button': async () => (await import('./coupon-button/coupon-button.sample.ts')).couponButtonSample,
  'coupon-use': async () => (await import('./coupon-use/coupon-use.sample.ts')).couponUseSample,
  'data-request': async () => (await import('./data-request/data-request.sample.ts')).dataRequestSample,
  deal: async () => (await import('./deal/deal.sample.ts')).dealSample,
  deletion: async () => (await import('./deletion/deletion.sample.ts')).deletionSample,
  'deletion-link': async () => (await import('./deletion-link/deletion-link.sample.ts')).deletionLinkSample,
  drawer: async () => (await import('./drawer/drawer.sample.ts')).drawerSample,
  farewell: async () => (await import('./farewell/farewell.sample.ts')).farewellSample,
  language: async () => (await import('./language/language.sample.ts')).languageSample,
  'link-check': async () => (await import('./link-check/link-check.sample.ts')).linkCheckSample,
  'password-login': async () =>
    (await import('./password-login/password-login.sample.ts')).passwordLoginSample,
  'password-recovery': async () =>
    (await import('./password-recovery/password-recovery.sample.ts')).passwordRecoverySample,
  'password-reset': async () =>
    (await import('./password-reset/password-reset.sample.ts')).passwordResetSample,
  'phone-adding': async () => (await import('./phone-adding/phone-adding.sample.ts')).phoneAddingSample,
  'physical-card': async () => (await import('./physical-card/physical-card.sample.ts')).physicalCardSample,
  'profile-edit': async () => (await import('./profile-edit/profile-edit.sample.ts')).profileEditSample,
  'promo-code': async () => (await import('./promo-code/promo-code.sample.ts')).promoCodeSample,
  'receipt-upload': async () =>
    (await import('./receipt-upload/receipt-upload.sample.ts')).receiptUploadSample,
  registration: async () => (await import('./registration/registration.sample.ts')).registrationSample,
  'registration-form': async () =>
    (await import('./registration-form/registration-form.sample.ts')).registrationFormSample,
  resend: async () => (await import('./resend/resend.sample.ts')).resendSample,
  'reward-redeem': async () => (await import('./reward-redeem/reward-redeem.sample.ts')).rewardRedeemSample,
  session: async () => (await import('./session/session.sample.ts')).sessionSample,
  'sms-login': async () => (await import('./sms-login/sms-login.sample.ts')).smsLoginSample,
  toasts: async () => (await import('./toasts/toasts.sample.ts')).toastsSample,
  verification: async () => (await import('./verification/verification.sample.ts')).verificationSample,
  'verify-banner': async () => (await import('./verify-banner/verify-banner.sample.ts')).verifyBannerSample,
  wording: async () => (await import('./wording/wording.sample.ts')).wordingSample,
}
