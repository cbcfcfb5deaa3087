/** Backend bundles name `verify.banner` directly. Spec §2, "A banner verify.banner". */
export const verify = {
  banner: 'Your account is not verified yet. Verify it to use coupons and rewards.',
  link: 'Verify my account',
  dismiss: 'Hide this message',
} as const
