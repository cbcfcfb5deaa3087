import type { British } from '../translation.ts'

/** British examples of addresses. */
export const words = {
  string: {
    email: 'Enter an e-mail address such as name@example.co.uk',
  },
} satisfies British['errors']
