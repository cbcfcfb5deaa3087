import type { ServerLines } from './server-lines.ts'

/** The checks of a platform by name, in the order in which they are told, each with its title. */
export const checks = {
  address: 'The address',
  certificate: 'The certificate',
  scheme: 'Https for both',
  redirects: 'Redirects',
  origin: 'Permission to read answers',
  preflight: 'Preflights (OPTIONS)',
  methods: 'Methods that preflights allow',
  headers: 'Headers that preflights allow',
  refusals: 'Permission to read refusals',
  exposed: 'Headers that pages may see',
  vary: 'Caches and origins',
  date: 'The date of answers',
  clock: 'The clock',
  session: 'Calls without a token',
  domain: 'The domain',
  'content-type': 'The type of answers',
  config: 'The public settings',
  'setting-keys': 'Keys of the settings',
  'setting-values': 'Values of the settings',
  words: 'Keys of the wording',
  'word-texts': 'Texts of the wording',
  'picture-hosts': 'Hosts of the pictures',
  'picture-files': 'The pictures themselves',
  compression: 'Packing',
  caching: 'Keeping of the settings',
  pages: 'The pages of the portal',
} as const

/** The name of a check. */
export type Check = keyof typeof checks

/** The result of one check. `undetermined`: nothing can be said, and the sentence says why. */
export interface Finding {
  readonly check: Check
  readonly status: 'good' | 'wrong' | 'undetermined'
  readonly sentence: string
  /** The mend of what is not a server's configuration, in a sentence. */
  readonly remedy?: string
  /** The lines that mend it, for each server. */
  readonly lines?: ServerLines
}

/** Makes the finding that all is well with a check. */
export const good = (check: Check, sentence: string): Finding => ({ check, status: 'good', sentence })

/** Makes the finding of a check that could not be made. */
export const undetermined = (check: Check, sentence: string): Finding => ({
  check,
  status: 'undetermined',
  sentence,
})

/** Makes the finding that something is wrong. mend: a server's lines, or a sentence. more: a sentence besides lines. */
export const wrong = (
  check: Check,
  sentence: string,
  mend: ServerLines | string,
  more?: string,
): Finding => ({
  ...{ check, status: 'wrong', sentence },
  ...(typeof mend === 'string' ? { remedy: mend } : { lines: mend }),
  ...(more === undefined ? {} : { remedy: more }),
})

/** The largest number of things that a sentence names. */
const most = 8

/** A list as a sentence says it; what is beyond eight is counted. */
export const listed = (items: readonly string[]): string =>
  items.length > most
    ? `${items.slice(0, most).join(', ')} and ${items.length - most} more`
    : items.length > 1
      ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
      : items.join('')

/** Sentences one after another; what is beyond eight is counted. */
export const told = (sentences: readonly string[]): string =>
  [
    ...sentences.slice(0, most),
    ...(sentences.length > most ? [`And ${sentences.length - most} more.`] : []),
  ].join(' ')

/** Findings in their order, with one for each check that was not made. reason: of those. skipped: checks that are not needed. */
export const inOrder = (
  findings: readonly Finding[],
  reason: string,
  skipped: readonly Check[] = [],
): readonly Finding[] =>
  (Object.keys(checks) as Check[]).flatMap((check) => {
    const found = findings.find((one) => one.check === check)
    return found ? [found] : skipped.includes(check) ? [] : [undetermined(check, reason)]
  })

/** The checks that are needed only where the platform is on another origin. */
export const corsChecks: readonly Check[] = ['preflight', 'methods', 'headers', 'refusals', 'exposed', 'vary']
