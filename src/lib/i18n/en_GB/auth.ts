import { auth as base } from '../en/auth.ts'
import type { Translation } from '../translation.ts'

/** British phone numbers. */
export const auth = {
  ...base,
  sms: {
    ...base.sms,
    lead: 'We will send you a code by text message.',
    phoneHelp: 'With the country code, such as +44 7700 900123.',
  },
  code: { ...base.code, label: 'Code from the text message' },
  password: { ...base.password, toSms: 'Sign in with a code by text message' },
} satisfies Translation['auth']
