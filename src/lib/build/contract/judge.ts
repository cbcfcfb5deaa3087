import * as v from 'valibot'
import { unwrap } from '../../api/answer.ts'
import { type AnyEndpoint, nothing } from '../../api/endpoint.ts'
import { getPageHtml } from '../../api/endpoints/content.ts'
import type { EndpointName } from '../../api/endpoints.ts'
import type { Reply } from './ask.ts'
import { nothingToRedact, type Problem, problemsOf, type Redact } from './problem.ts'
import { codesOf, type ErrorCode, statusOf } from './refusals.ts'
import { refusalBody, wire } from './wire.ts'

/**
 * The result of judging an answer. `fits`; `partly`: the portal shows it with something left out; `unread`: it cannot
 * be read; `refused`: the platform refused the call; `silent`: nothing came.
 */
export interface Verdict {
  readonly result: 'fits' | 'partly' | 'unread' | 'refused' | 'silent'
  readonly http?: number | undefined
  readonly problems: readonly Problem[]
}

export const problemOfAnswer = (sentence: string): Problem => ({ place: '', sentence })

const begun = (text: string, redact: Redact): string =>
  JSON.stringify(redact(text).trim().replace(/\s+/g, ' ').slice(0, 40))

const problemsIn = (schema: v.GenericSchema, value: unknown, redact: Redact): readonly Problem[] =>
  v.safeParse(schema, value).issues?.flatMap((issue) => problemsOf(issue, redact)) ?? []

const refusedWith = (status: number, body: unknown, redact: Redact): readonly Problem[] => {
  const read = v.safeParse(refusalBody, body)
  if (!read.success)
    return problemsIn(refusalBody, body, redact).map(({ place, sentence }) => ({
      place,
      sentence: `Refused with ${status} and without the contract's error: ${sentence}`,
    }))
  const { code, message } = read.output.error
  return [
    problemOfAnswer(`Refused with ${status}${code ? ` ${redact(code)}` : ''}: ${begun(message, redact)}.`),
  ]
}

const read = (row: AnyEndpoint, http: number, body: unknown, redact: Redact): Verdict => {
  if (row.response === nothing) return { result: 'fits', http, problems: [] }
  if (typeof body === 'string' && row.response !== getPageHtml.response) {
    const kind = body.trim().startsWith('<') ? 'HTML' : 'text'
    const sentence = `The answer is ${kind} instead of JSON; it begins with ${begun(body, redact)}.`
    return { result: 'unread', http, problems: [problemOfAnswer(sentence)] }
  }
  const answer = unwrap(body)
  const own = problemsIn(row.response, answer, redact)
  const found = [...own, ...problemsIn(wire(row.response), answer, redact)]
  const problems = [...new Map(found.map((problem) => [problem.sentence, problem])).values()]
  return { result: own.length > 0 ? 'unread' : problems.length > 0 ? 'partly' : 'fits', http, problems }
}

/**
 * Judges the reply to a call by its status, its code and the form of its error, where the contract refuses it. Platforms
 * check in different orders, so that any code fits which the contract lists for the row.
 */
const judgeRefusal = (
  name: EndpointName,
  code: ErrorCode,
  { http, body }: { readonly http: number; readonly body: unknown },
  redact: Redact,
): Verdict => {
  const refusal = v.safeParse(refusalBody, body)
  const given = refusal.success ? refusal.output.error.code : undefined
  const listed = [...new Set([code, ...codesOf(name)])]
  if (listed.some((one) => one === given && statusOf[one] === http))
    return { result: 'fits', http, problems: [] }
  const expected = listed.map((one) => `${statusOf[one]} ${one}`).join(' or ')
  const answered = `Answered ${http}${given ? ` ${redact(given)}` : ''}; expected ${expected}.`
  const form = http < 400 ? [] : problemsIn(refusalBody, body, redact)
  return { result: 'unread', http, problems: [problemOfAnswer(answered), ...form] }
}

/**
 * Judges the reply to a call: by the portal's own schema, then by its strict form. refusal: the row's name and the code
 * with which the contract refuses the call. What this check stumbles over is a problem and not its end.
 */
export const judge = (
  row: AnyEndpoint,
  reply: Reply,
  redact: Redact = nothingToRedact,
  refusal?: readonly [EndpointName, ErrorCode],
): Verdict => {
  if ('noAnswer' in reply) return { result: 'silent', problems: [problemOfAnswer(reply.noAnswer)] }
  const { status: http, body } = reply
  try {
    if (refusal) return judgeRefusal(...refusal, { http, body }, redact)
    if (http < 200 || http > 299)
      return { result: 'refused', http, problems: refusedWith(http, body, redact) }
    return read(row, http, body, redact)
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'error'
    return { result: 'unread', http, problems: [problemOfAnswer(`The answer cannot be judged (${kind}).`)] }
  }
}
