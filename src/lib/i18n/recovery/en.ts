/** A forgotten password and a new one. AUT-4. */
export const words = {
  lead: 'Enter your e-mail and we will send you a link to set a new password.',
  submit: 'Send me a link',
  toLogin: 'Back to sign in',
  sent: {
    title: 'Check your e-mail',
    text: 'If an account belongs to {email}, a link to set a new password is on its way there.',
    change: 'Use another e-mail',
  },
  reset: {
    lead: 'Choose a password that you use nowhere else.',
    submit: 'Save the new password',
  },
  done: {
    title: 'Your new password is set',
    text: 'From now on you sign in with it.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'A link works only once and only for a while. We will gladly send you a new one.',
    unsure: 'Your new password may be set already. Try to sign in with it, or ask for a new link.',
    link: 'Get a new link',
  },
  lacking: {
    title: 'You need the link from our e-mail',
    text: 'Open the link in the e-mail, or let us send you one.',
    link: 'Get a link',
  },
} as const
