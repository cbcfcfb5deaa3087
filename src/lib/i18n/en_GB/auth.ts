import { auth as base } from '../en/auth.ts'
import type { Translation } from '../translation.ts'

/** British words for messages. */
export const auth = {
  ...base,
  sms: {
    ...base.sms,
    lead: 'We will send you a code by text message.',
  },
  code: { ...base.code, label: 'Code from the text message' },
  password: { ...base.password, toSms: 'Sign in with a code by text message' },
} satisfies Translation['auth']
