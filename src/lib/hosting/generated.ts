import { steadyHeaders } from './policy.ts'

/** What a generated host file says about itself. */
export const origin = 'Written by `npm run build` from src/lib/routes.ts; the next build writes it anew.'

/** Where a self-hosted server finds the built site, until its administrator says otherwise. */
export const defaultRoot = '/srv/client-zone'

/** The port a self-hosted server answers at, until its administrator says otherwise. */
export const defaultPort = 8080

/** Files of the build that are for hosts and not for visitors. */
export const hostFiles = { folder: 'hosting', redirects: '_redirects', headers: '_headers' } as const

/** The headers of every answer, the pages' policy among them. */
export const headersOf = (policy: string): readonly (readonly [string, string])[] => [
  ...Object.entries(steadyHeaders),
  ['Content-Security-Policy', policy],
]

/** Text for a regular expression that means itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
