/** Backend bundles name `verify.banner` directly. FRM-9. */
export const words = {
  banner: 'Your account is not verified yet. Verify it to use coupons and rewards.',
  link: 'Verify my account',
  dismiss: 'Hide this message',
} as const
