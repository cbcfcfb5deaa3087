import { sampleOf } from '../sample.ts'
import { verifyBannerMachine } from './verify-banner.machine.ts'

/** The sample of `verify-banner` for its map and its tests. */
export const verifyBannerSample = sampleOf(verifyBannerMachine, {
  inputs: [{ wasDismissed: false }, { wasDismissed: true }],
  events: [
    { type: 'learned', isVerified: true },
    { type: 'learned', isVerified: false },
  ],
})
