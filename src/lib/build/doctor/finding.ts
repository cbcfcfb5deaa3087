import type { ServerLines } from './server-lines.ts'

/** The checks of a platform in the order in which they are reported, each with what is so where nothing is wrong. */
const checks = {
  address: 'It answers, and pages of the portal may call it by its scheme.',
  redirects: 'No call is redirected in a way that loses it.',
  cors: 'Pages of the portal may call it and read its answers.',
  clock: 'It agrees with the clock of this machine.',
  session: 'A call without a token is refused with 401.',
  settings: 'The public settings of the domain can be read.',
  'setting-values': 'The portal knows every setting, and takes its value.',
  words: 'The portal knows every wording, and can fill it in.',
  pictures: 'The pictures of the settings are there, and pages may show them.',
  compression: 'The public settings travel packed.',
  caching: 'The public settings say how long they may be kept.',
  pages: 'The host of the portal gives its page as it was built.',
} as const

/** The name of a check. */
type Check = keyof typeof checks

/** Something that is wrong, with what mends it: a sentence, and the lines of each server where there are any. */
interface Wrong {
  readonly sentence: string
  readonly remedy: string
  readonly lines?: ServerLines
}

/** The largest number of sentences in one finding. */
const most = 8

/** Returns the fault that sentences describe, each said once, and those beyond eight counted; undefined for none. */
export const wrong = (
  sentences: string | readonly string[],
  remedy: string,
  lines?: ServerLines,
): Wrong | undefined => {
  const all = [...new Set([sentences].flat())]
  if (all.length === 0) return undefined
  const more = all.length > most ? ` And ${all.length - most} more.` : ''
  return { sentence: all.slice(0, most).join(' ') + more, remedy, ...(lines && { lines }) }
}

/** The outcome of a check: a fault, the reason why nothing can be known, or undefined where nothing is wrong. */
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

/** Returns the findings in their order. reason: of the checks that were not made. */
export const findingsOf = (outcomes: Outcomes, reason: string): readonly Finding[] =>
  (Object.keys(checks) as Check[]).map((check): Finding => {
    const outcome = check in outcomes ? outcomes[check] : reason
    if (outcome === undefined) return { check, status: 'good', sentence: checks[check] }
    if (typeof outcome === 'string') return { check, status: 'undetermined', sentence: outcome }
    return { check, status: 'wrong', ...outcome }
  })
