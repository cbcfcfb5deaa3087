import type { Sample } from './sample.ts'

type Load = () => Promise<Sample>

/** The samples of all machines by the machine's name, each fetched when it is asked for. */
export const samples: Readonly<Record<string, Load>> = {
  'card-pairing': async () => (await import('./card/card-pairing.sample.ts')).cardPairingSample,
  'card-scan': async () => (await import('./card/card-scan.sample.ts')).cardScanSample,
  club: async () => (await import('./club/club.sample.ts')).clubSample,
  'code-entry': async () => (await import('./common/code-entry.sample.ts')).codeEntrySample,
  'consent-dialog': async () => (await import('./consents/consent-dialog.sample.ts')).consentDialogSample,
  countdown: async () => (await import('./common/countdown.sample.ts')).countdownSample,
  'coupon-button': async () => (await import('./coupons/coupon-button.sample.ts')).couponButtonSample,
  'coupon-countdown': async () =>
    (await import('./coupons/coupon-countdown.sample.ts')).couponCountdownSample,
  'coupon-use': async () => (await import('./coupons/coupon-use.sample.ts')).couponUseSample,
  deletion: async () => (await import('./deletion/deletion.sample.ts')).deletionSample,
  farewell: async () => (await import('./deletion/farewell.sample.ts')).farewellSample,
  form: async () => (await import('./common/form.sample.ts')).formSample,
  install: async () => (await import('./install/install.sample.ts')).installSample,
  outbox: async () => (await import('./receipts/outbox.sample.ts')).outboxSample,
  'receipt-upload': async () => (await import('./receipts/receipt-upload.sample.ts')).receiptUploadSample,
  registration: async () => (await import('./registration/registration.sample.ts')).registrationSample,
  resend: async () => (await import('./common/resend.sample.ts')).resendSample,
  'reward-redeem': async () => (await import('./rewards/reward-redeem.sample.ts')).rewardRedeemSample,
  session: async () => (await import('./session/session.sample.ts')).sessionSample,
  till: async () => (await import('./common/till.sample.ts')).tillSample,
}
