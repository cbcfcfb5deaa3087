import { errors as base } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

/** British examples of addresses and phone numbers. */
export const errors = {
  ...base,
  string: {
    ...base.string,
    email: 'Enter an e-mail address such as name@example.co.uk',
    url: 'Enter a web address such as https://example.co.uk',
    phone: 'Enter a phone number with its country code, such as +44 7700 900123',
  },
} satisfies Translation['errors']
