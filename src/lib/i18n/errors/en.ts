/** Backend bundles of the type `errors` lie over these. `mixed.required` (REG-3) and `maxSize` (RCP-2) are platform names. */
export const words = {
  network: 'We cannot reach the server. Check your connection and try again.',
  timeout: 'The server is taking too long. Please try again.',
  server: 'Something is wrong on our side. Please try again in a moment.',
  notFound: 'We could not find what you are looking for.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  forbidden: 'This is not available for your account.',
  unexpected: 'Something went wrong. Please try again.',
  part: 'This part of the page could not be shown.',
  maxSize: 'This file is too big. The limit is {size:number|number} MB.',
  mixed: {
    required: '{field} is a required field',
  },
  string: {
    max: '{field} must have at most {max:number|number} {{character|characters}}',
    email: 'Enter an e-mail address such as name@example.com',
    phone: 'Enter a phone number such as {example}',
    code: 'Enter all {length:number|number} {{digit|digits}} of the code',
  },
} as const
