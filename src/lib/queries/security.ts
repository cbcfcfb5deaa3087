import { getSecurity } from '#lib/api/endpoints/account-access.ts'
import { optionalQuery } from './optional-query.ts'

/** The member's limit for spending. LCK-2. */
export const securityQuery = optionalQuery('security', getSecurity, (security) => security)
