import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import { nothing } from '../../api/answers.ts'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { getPageHtml } from '../../api/endpoints/pages.ts'
import type { EndpointName } from '../../api/endpoints.ts'
import { readSettings } from '../../config/read-settings.ts'
import { publicConfig, translations } from '../../domain/club/platform.ts'
import type { ErrorCode } from '../../domain/error-code.ts'
import { type Dropped, onDropped } from '../../domain/tolerant.ts'
import type { Reply } from './ask.ts'
import type { CorsErrors } from './cors.ts'
import { longSecret, type Problem, problemsOf } from './problem.ts'
import { nothingToRedact, type Redact } from './redact.ts'
import { codesOf, statusOf } from './refusals.ts'
import { millisecondsIn } from './seconds.ts'
import { refusalBody, wire } from './wire.ts'

/**
 * The result of judging an answer. `fits`; `partly`: the portal shows it with something left out; `unread`: it cannot
 * be read; `blocked`: no browser could make the call from the portal's address; `refused`: the platform refused the
 * call; `silent`: nothing came.
 */
export interface Verdict {
  readonly result: 'fits' | 'partly' | 'unread' | 'blocked' | 'refused' | 'silent'
  readonly status?: number
  /** Every problem, in a sentence each. */
  readonly problems: readonly Problem[]
}

const fits: Verdict = { result: 'fits', problems: [] }
const whole = (sentence: string): readonly Problem[] => [{ place: '', sentence }]

/** Hears what the portal leaves out while it reads. */
const heard = <T>(read: () => T): readonly [T, readonly Dropped[]] => {
  const dropped: Dropped[] = []
  const previous = onDropped((one) => dropped.push(one))
  try {
    return [read(), dropped]
  } finally {
    onDropped(previous)
  }
}

const begun = (text: string, redact: Redact): string =>
  JSON.stringify(redact(text).trim().replace(/\s+/g, ' ').slice(0, 40))

const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [problem.sentence, problem])).values(),
]

const problemsIn = (issues: readonly v.BaseIssue<unknown>[] | undefined, redact: Redact): Problem[] =>
  issues?.flatMap((issue) => problemsOf(issue, redact)) ?? []

const refusedWith = (status: number, body: unknown, redact: Redact): readonly Problem[] => {
  const read = v.safeParse(refusalBody, body)
  if (!read.success)
    return problemsIn(read.issues, redact).map(({ place, sentence }) => ({
      place,
      sentence: `Refused with ${status} and without the contract's error: ${sentence}`,
    }))
  const { code, message } = read.output.error
  const named = code ? ` ${redact(code)}` : ''
  return whole(`Refused with ${status}${named}: ${begun(message, redact)}.`)
}

/** A setting that does not fit is its default in the portal, which the schema of the answer cannot tell. */
const settingProblems = (answer: unknown, redact: Redact): readonly Problem[] => {
  const read = v.safeParse(publicConfig, answer)
  const [, dropped] = heard(() => readSettings(read.success ? read.output.general : {}))
  return dropped.map(({ list, reason }) => {
    const place = redact(reason.split(':')[0] ?? '', longSecret)
    return list === 'settings'
      ? { place, sentence: `The setting ${place} does not fit; its default is used.` }
      : { place, sentence: `The ${place} of the setting's ${list} does not fit and is left out.` }
  })
}

/** Settings and wording are named by the club: a key there may be called like a moment and be none. */
const holdsMoments = ({ response }: AnyEndpoint): boolean =>
  response !== publicConfig && response !== translations

const read = (row: AnyEndpoint, body: unknown, redact: Redact): Verdict => {
  if (row.response === nothing) return fits
  if (typeof body === 'string' && row.response !== getPageHtml.response) {
    const kind = body.trim().startsWith('<') ? 'HTML' : 'text'
    const sentence = `The answer is ${kind} instead of JSON; it begins with ${begun(body, redact)}.`
    return { result: 'unread', problems: whole(sentence) }
  }
  const answer = unwrap(body)
  const own = v.safeParse(row.response, answer)
  const strict = v.safeParse(wire(row.response), answer)
  const problems = distinct([
    ...problemsIn(own.issues, redact),
    ...problemsIn(strict.issues, redact),
    ...(holdsMoments(row) ? millisecondsIn(answer, redact) : []),
    ...(row.response === publicConfig && own.success ? settingProblems(answer, redact) : []),
  ])
  if (!own.success) return { result: 'unread', problems }
  return problems.length > 0 ? { result: 'partly', problems } : fits
}

/** Judges the reply to a call that should succeed: by the portal's own schema, then by what the contract says in full. */
export const judge = (row: AnyEndpoint, reply: Reply, redact: Redact = nothingToRedact): Verdict => {
  if ('noAnswer' in reply) return { result: 'silent', problems: whole(reply.noAnswer) }
  const { status, body } = reply
  if (status < 200 || status > 299)
    return { result: 'refused', status, problems: refusedWith(status, body, redact) }
  return { ...read(row, body, redact), status }
}

const meant = (code: ErrorCode): string => `${statusOf[code]} ${code}`

/**
 * Judges the reply to a call that the contract refuses, by its status, its code and the form of its error. Platforms
 * check in different orders, so that any code fits which the contract lists for the row.
 */
export const judgeRefusal = (
  name: EndpointName,
  code: ErrorCode,
  reply: Reply,
  redact: Redact = nothingToRedact,
): Verdict => {
  if ('noAnswer' in reply) return { result: 'silent', problems: whole(reply.noAnswer) }
  const { status, body } = reply
  const read = v.safeParse(refusalBody, body)
  const given = read.success ? read.output.error.code : undefined
  const listed = [...new Set([code, ...(codesOf[name] ?? [])])]
  if (listed.some((one) => one === given && statusOf[one] === status)) return { ...fits, status }
  const expected = listed.map(meant).join(' or ')
  const answered = `Answered ${status}${given ? ` ${redact(given)}` : ''}; expected ${expected}.`
  const form = status < 400 || read.success ? [] : problemsIn(read.issues, redact)
  return { result: 'unread', status, problems: [...whole(answered), ...form] }
}

/** A verdict with what a browser would make of the same call across origins. */
export const acrossOrigins = (verdict: Verdict, { blocking, lesser }: CorsErrors): Verdict => {
  if (blocking.length === 0 && lesser.length === 0) return verdict
  const problems = [...[...blocking, ...lesser].flatMap(whole), ...verdict.problems]
  if (blocking.length > 0 && verdict.result !== 'silent') return { ...verdict, result: 'blocked', problems }
  return { ...verdict, result: verdict.result === 'fits' ? 'partly' : verdict.result, problems }
}
