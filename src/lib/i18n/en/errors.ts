/** Backend bundles of the type `errors` lie over these. Spec §8; `mixed.required` and `maxSize` are its own names. */
export const errors = {
  network: 'We cannot reach the server. Check your connection and try again.',
  timeout: 'The server is taking too long. Please try again.',
  server: 'Something is wrong on our side. Please try again in a moment.',
  notFound: 'We could not find what you are looking for.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  forbidden: 'This is not available for your account.',
  unexpected: 'Something went wrong. Please try again.',
  part: 'This part of the page could not be shown.',
  invalidToken: 'Invalid token',
  maxSize: 'This file is too big. The limit is {size:number|number} MB.',
  mixed: {
    default: '{field} is not valid',
    required: '{field} is a required field',
    match: "{name} doesn't match",
  },
  string: {
    length: '{field} must have exactly {length:number|number} {{character|characters}}',
    min: '{field} must have at least {min:number|number} {{character|characters}}',
    max: '{field} must have at most {max:number|number} {{character|characters}}',
    email: 'Enter an e-mail address such as name@example.com',
    url: 'Enter a web address such as https://example.com',
    phone: 'Enter a phone number such as {example}',
    code: 'Enter all {length:number|number} {{digit|digits}} of the code',
  },
} as const
