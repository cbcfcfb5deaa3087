import { errors as base } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

/** British examples of addresses. */
export const errors = {
  ...base,
  string: {
    ...base.string,
    email: 'Enter an e-mail address such as name@example.co.uk',
    url: 'Enter a web address such as https://example.co.uk',
  },
} satisfies Translation['errors']
