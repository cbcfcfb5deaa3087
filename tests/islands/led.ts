import type { TokenPair } from '#lib/domain/session/token-pair.ts'

/** Where islands have led their visitor to, and with which tokens they have let her in; each test empties them. */
export const went: string[] = []
export const taken: TokenPair[] = []

/** What islands get instead of the browser's navigation and of the portal. */
export const navigation = {
  open: (path: string) => went.push(`open ${path}`),
  replace: (path: string) => went.push(`replace ${path}`),
}
export const portal = { signIn: (pair: TokenPair) => taken.push(pair) }
