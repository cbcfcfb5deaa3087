import type { TokenPair } from '#lib/domain/session/token-pair.ts'

/** The places that islands have led their visitor to, and the tokens with which they have let her in; each test empties them. */
export const went: string[] = []
export const taken: TokenPair[] = []

/** The stand-ins for the browser's navigation, of which the rest stays as it is, and for the portal. */
export const navigation = async (original: () => Promise<object>) => ({
  ...(await original()),
  open: (path: string) => went.push(`open ${path}`),
  replace: (path: string) => went.push(`replace ${path}`),
})
export const portal = { signIn: (pair: TokenPair) => taken.push(pair) }
