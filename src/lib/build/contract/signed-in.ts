import * as v from 'valibot'
import type { EndpointName } from '../../api/endpoints.ts'

/** The answer of a sign-in whose tokens went into cookies. LCK-3. */
export const signedIn = v.object({ signed_in: v.literal(true) })

/** The rows that give a session: with cookies they answer `signedIn` in the place of a pair of tokens. */
export const givingSession: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'signIn',
  'signInWithCode',
  'refreshSession',
  'register',
  'verifyEmail',
])

/** The rows that name the session by its refresh token: with cookies their body is empty. */
export const namingSession: ReadonlySet<EndpointName> = new Set<EndpointName>(['refreshSession', 'signOut'])
