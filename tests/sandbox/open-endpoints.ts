import type { EndpointName } from '#lib/api/endpoints.ts'
import { openRows } from '#lib/build/contract/about.ts'

export type OpenEndpoint = (typeof openRows)[number]

const open: ReadonlySet<string> = new Set(openRows)

/** Tells whether a row can be called without a session. */
export const isOpen = (name: EndpointName): boolean => open.has(name)

/** Signing out must work with a token that has run out; the other rows take no token at all. */
export const ignoresToken = (name: EndpointName, takesToken: boolean): boolean =>
  !takesToken || name === 'signOut'
