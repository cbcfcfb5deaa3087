/** Verifying an account by the link of an e-mail. VER-1. */
export const words = {
  checking: 'We are verifying your account…',
  instructing: {
    title: 'Check your e-mail',
    text: 'Open the link in the e-mail that we have sent to {email}.',
    plain: 'Open the link in the e-mail that we have sent you.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'We will gladly send you another e-mail with a new link.',
    visitor: 'Sign in, and we will send you another e-mail with a new link.',
  },
  visiting: {
    title: 'Open the link from our e-mail',
    text: 'If you cannot find it, sign in and we will send you another one.',
  },
  failed: {
    title: 'We could not verify your account',
  },
  verified: {
    title: 'Your account is verified',
    text: 'Everything in the club is open to you now.',
    toClub: 'Go to the club',
  },
} as const
