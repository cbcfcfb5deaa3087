import { steadyHeaders } from './policy.ts'

/** The note about its origin in a generated host file. */
export const origin = 'Written by `npm run build` from src/lib/routes.ts; the next build writes it anew.'

/** The folder where a self-hosted server finds the built site, unless its administrator sets another. */
export const defaultRoot = '/srv/client-zone'

/** The port a self-hosted server answers at, until its administrator says otherwise. */
export const defaultPort = 8080

/** Files of the build that are for hosts and not for visitors. */
export const hostFiles = { redirects: '_redirects', headers: '_headers' } as const

/** The folder of what an administrator's own server includes: beside the site, never in it. */
export const hostingBeside = (site: string): string => `${site}-hosting`

/** The endings of files that no server sends by their own name: packed twins and source maps. */
export const hiddenEndings = ['br', 'gz', 'map'] as const

/** The headers of every answer, the pages' policy among them. */
export const headersOf = (policy: string): readonly (readonly [string, string])[] => [
  ...Object.entries(steadyHeaders),
  ['Content-Security-Policy', policy],
]

/** Text for a regular expression that means itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
