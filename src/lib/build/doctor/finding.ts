import type { ServerLines } from './server-lines.ts'

/** The checks of a platform by name, in the order in which they are told, each with what it looks at. */
export const checks = {
  address: 'the address answers',
  certificate: 'its certificate is good',
  scheme: 'pages may call it: https from https',
  redirects: 'no redirect loses a call',
  origin: 'pages of the portal may read its answers',
  preflight: 'it answers preflights (OPTIONS)',
  methods: 'preflights allow the methods',
  headers: 'preflights allow the headers',
  refusals: 'pages may read refusals too',
  exposed: 'pages may see Date and Retry-After',
  vary: 'no cache mixes up origins',
  date: 'answers carry their date',
  clock: 'its clock is right',
  session: 'a call without a token is refused',
  domain: 'it knows the domain',
  'content-type': 'answers say that they are JSON',
  config: 'the public settings can be read',
  'setting-keys': 'the portal knows every setting',
  'setting-values': 'every setting has a value that counts',
  words: 'the portal knows every wording',
  'word-texts': 'every wording can be filled in',
  'picture-hosts': 'pages may show its pictures',
  'picture-files': 'its pictures are there',
  compression: 'long answers travel packed',
  caching: 'browsers keep the settings for the right time',
} as const

/** The name of a check. */
export type Check = keyof typeof checks

/** The result of one check. `untold`: nothing can be said, and the sentence says why. */
export interface Finding {
  readonly check: Check
  readonly status: 'good' | 'wrong' | 'untold'
  readonly sentence: string
  /** The mend of what is not a server's configuration, in a sentence. */
  readonly remedy?: string
  /** The lines that mend it, for each server. */
  readonly lines?: ServerLines
}

/** Makes the finding that all is well with a check. */
export const good = (check: Check, sentence: string): Finding => ({ check, status: 'good', sentence })

/** Makes the finding of a check that could not be made. */
export const untold = (check: Check, sentence: string): Finding => ({ check, status: 'untold', sentence })

/** Makes the finding that something is wrong. mend: a server's lines, or a sentence. */
export const wrong = (check: Check, sentence: string, mend: ServerLines | string): Finding => ({
  ...{ check, status: 'wrong', sentence },
  ...(typeof mend === 'string' ? { remedy: mend } : { lines: mend }),
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
    return found ? [found] : skipped.includes(check) ? [] : [untold(check, reason)]
  })

/** The checks that are needed only where the platform is on another origin. */
export const checksOfLeave: readonly Check[] = [
  'preflight',
  'methods',
  'headers',
  'refusals',
  'exposed',
  'vary',
]
