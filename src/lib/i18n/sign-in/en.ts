/** Signing in by SMS code or by password. AUT-1, AUT-2. */
export const words = {
  title: 'Sign in',
  sms: {
    lead: 'We will send you a code by SMS.',
    submit: 'Send me a code',
    toPassword: 'Sign in with e-mail and password',
  },
  code: {
    title: 'Enter the code',
    sent: 'We have sent a code to {phone}.',
    label: 'Code from the SMS',
    help: '{n:number|number} {{digit|digits}}. A pasted code is sent at once.',
    submit: 'Sign in',
    resend: 'Send a new code',
    resendIn: 'You can ask for a new code in {n:number|number} {{second|seconds}}.',
    resent: 'A new code is on its way.',
    wrong: 'Invalid code entered',
    expired: 'This code has expired. Ask for a new one.',
    changePhone: 'Use another phone number',
  },
  password: {
    lead: 'Use the e-mail and password of your club account.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    toSms: 'Sign in with a code by SMS',
    failed: 'Your login info does not seem to be right. Please try again.',
  },
  tryAgainIn: 'You can try again in {time}.',
  register: {
    question: 'Not a member yet?',
    link: 'Create an account',
  },
  notice: {
    signInFirst: 'Please sign in to continue.',
    signedIn: 'You are signed in.',
    signedOut: 'You are logged out.',
    sessionEnded: 'Your session has ended. Please sign in again.',
  },
} as const
