import type { British } from '../translation.ts'

/** British words for messages. */
export const words = {
  sms: {
    lead: 'We will send you a code by text message.',
  },
  code: { label: 'Code from the text message' },
  password: { toSms: 'Sign in with a code by text message' },
} satisfies British['signIn']
