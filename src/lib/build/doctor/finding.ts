import type { ServerLines } from './server-lines.ts'

/** The checks of a platform in the order in which they are told, each with what is so where nothing is wrong. */
export const checks = {
  address: 'It answers.',
  certificate: 'Browsers trust it.',
  scheme: 'Pages of the portal may call it.',
  redirects: 'No call is redirected in a way that loses it.',
  origin: 'Pages of the portal may read its answers.',
  preflight: 'OPTIONS is answered, and browsers remember it.',
  methods: 'Preflights allow the methods of the contract.',
  headers: 'Preflights allow the headers that the portal sends.',
  refusals: 'Pages of the portal may read refusals.',
  exposed: 'Pages of the portal may see Date and Retry-After.',
  vary: 'Caches are told where answers differ by origin.',
  date: 'Every answer has a Date header.',
  clock: 'It agrees with the clock of this machine.',
  session: 'A call without a token is refused with 401.',
  domain: 'It has public settings for the domain.',
  'content-type': 'The public settings say that they are JSON.',
  config: 'The public settings can be read.',
  'setting-keys': 'The portal knows every setting.',
  'setting-values': 'Every setting has a value that the portal takes.',
  words: 'The portal knows every wording.',
  'word-texts': 'Every wording can be filled in.',
  'picture-hosts': 'The policy of the pages allows every picture of the settings.',
  'picture-files': 'The pictures of the settings are there.',
  compression: 'The public settings travel packed.',
  caching: 'The public settings say how long they may be kept.',
  pages: 'The host of the portal gives its page as it was built.',
} as const

/** The name of a check. */
type Check = keyof typeof checks

/** The checks that are needed only where the platform is on another origin. */
export const corsChecks: readonly Check[] = ['preflight', 'methods', 'headers', 'refusals', 'exposed', 'vary']

/** Something that is wrong, with what mends it: a sentence, the lines of each server, or both. */
export interface Wrong {
  readonly sentence: string
  readonly remedy?: string
  readonly lines?: ServerLines
}

/** Says what is wrong. mend: the lines of each server, or a sentence. more: a sentence besides lines. */
export const wrong = (sentence: string, mend: ServerLines | string, more?: string): Wrong => ({
  sentence,
  ...(typeof mend === 'string' ? { remedy: mend } : { lines: mend }),
  ...(more === undefined ? {} : { remedy: more }),
})

/** The outcome of a check: a fault, the reason why nothing can be told, or undefined where nothing is wrong. */
export type Outcome = Wrong | string | undefined

/** Outcomes by check; a check that was not made is missing. */
export type Outcomes = Partial<Record<Check, Outcome>>

/** The finding of one look at a platform: by a check of the doctor, or at a row of the contract. */
export interface Finding {
  /** The name of the check or of the row. */
  readonly check: string
  readonly status: 'good' | 'wrong' | 'undetermined'
  readonly sentence: string
  readonly remedy?: string
  readonly lines?: ServerLines
}

const findingOf = (check: Check, outcome: Outcome): Finding => {
  if (outcome === undefined) return { check, status: 'good', sentence: checks[check] }
  if (typeof outcome === 'string') return { check, status: 'undetermined', sentence: outcome }
  return { check, status: 'wrong', ...outcome }
}

/** Returns the findings in their order. reason: of the checks that were not made. skipped: checks that are not needed. */
export const findingsOf = (
  outcomes: Outcomes,
  reason: string,
  skipped: readonly Check[],
): readonly Finding[] =>
  (Object.keys(checks) as Check[])
    .filter((check) => check in outcomes || !skipped.includes(check))
    .map((check) => findingOf(check, check in outcomes ? outcomes[check] : reason))

/** The largest number of things that a sentence names. */
const most = 8

/** Joins items with commas; what is beyond eight is counted. */
export const listed = (items: readonly string[]): string =>
  items.slice(0, most).join(', ') + (items.length > most ? ` and ${items.length - most} more` : '')

/** Joins sentences; what is beyond eight is counted. */
export const told = (sentences: readonly string[]): string =>
  sentences.slice(0, most).join(' ') +
  (sentences.length > most ? ` And ${sentences.length - most} more.` : '')
