import { sampleOf } from '../sample.ts'
import { verifyBannerMachine } from './verify-banner.machine.ts'

/** What there is to try of `verify-banner`. */
export const verifyBannerSample = sampleOf(verifyBannerMachine, {
  inputs: [{ wasDismissed: false }, { wasDismissed: true }],
  events: [
    { type: 'learned', isVerified: true },
    { type: 'learned', isVerified: false },
  ],
})
