/** Deleting the account. VER-2. */
export const words = {
  title: 'Delete the account',
  keep: 'Keep my account',
  visiting: {
    text: 'Only the member can ask for an account to be deleted. Please sign in first.',
    signIn: 'Sign in',
  },
  asking: {
    lead: 'We are sorry to see you go. This is what it means:',
    points: 'You lose your points, coupons and rewards.',
    card: 'Your card stops collecting points.',
    days: 'Full deletion of your data can take up to 30 days.',
    start: 'Delete my account',
  },
  question: {
    title: 'Delete your account?',
    text: 'We will send you an e-mail with a link. Nothing is deleted until you open it and confirm.',
    confirm: 'Send me the e-mail',
    unsure: 'The e-mail may be on its way all the same. If it comes, you need not ask again.',
  },
  sent: {
    title: 'Check your e-mail',
    text: 'We have sent you an e-mail with a link. Open it to confirm the deletion.',
    to: 'It went to {email}.',
    until: 'Until then your account stays as it is.',
    again: 'Send the e-mail again',
    resent: 'We have sent the e-mail again.',
  },
  link: {
    title: 'Delete your account for good?',
    text: 'This is the last question. Your points, coupons and rewards will be gone, and nobody can bring them back.',
    confirm: 'Delete for good',
    unsure: 'Your last try may have gone through all the same. Trying again does no harm.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It has expired, or it has been used already. If you have confirmed the deletion before, you need not do anything.',
    member: 'If you still want to delete your account, we will send you a new e-mail.',
    visitor: 'If you still want to delete your account, sign in and ask for a new e-mail.',
    again: 'Send a new e-mail',
  },
  granted: {
    title: 'Your request is confirmed',
    text: 'We will send you your personal data by e-mail within 30 days.',
  },
  farewell: {
    title: 'Goodbye, and thank you',
    text: 'Your account is being deleted. Full deletion can take up to 30 days.',
    count: 'You will be logged out in {n:number|number} {{second|seconds}}.',
    signOut: 'Log out now',
  },
} as const
