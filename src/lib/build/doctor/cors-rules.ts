import type { Answer, Reply } from '../contract/ask.ts'
import { answerErrors, type CorsError, headersToAllow, preflightErrors } from '../contract/cors.ts'
import { type Outcome, type Outcomes, told, wrong } from './finding.ts'
import { mends, type ServerLines } from './server-lines.ts'

/** A preflight: its headers, and its answer. */
export interface Preflight {
  readonly asked: Readonly<Record<string, string>>
  readonly reply: Reply
}

/** The answers by which it is judged what pages of an origin may read. */
export interface CorsAnswers {
  /** The origin of the portal. */
  readonly origin: string
  /** The public settings, as the portal asks for them, or another answer where these are refused. */
  readonly answer: Answer
  /** The same, asked for by a page of another origin; undefined where no answer came. */
  readonly elsewhere: Answer | undefined
  /** Refusals by what was asked for, such as `GET user`. */
  readonly refusals: readonly (readonly [call: string, answer: Answer])[]
  readonly preflights: readonly Preflight[]
}

/** Returns the fault of the errors of a check, each said once; undefined where there is none. more: a sentence behind them. */
const wrongOf = (
  errors: readonly CorsError[],
  check: CorsError['check'],
  lines: ServerLines,
  more: readonly string[] = [],
): Outcome => {
  const sentences = errors.filter((one) => one.check === check).map(({ sentence }) => sentence)
  return sentences.length === 0 ? undefined : wrong(told([...new Set(sentences), ...more]), lines)
}

const hasStatus = (least: number, reply: Reply): reply is Answer =>
  'status' in reply && reply.status >= least && reply.status < least + 100

const judgePreflights = (preflights: readonly Preflight[], errors: readonly CorsError[]): Outcomes => {
  const preflight = wrongOf(errors, 'preflight', mends.answerPreflights)
  const answers = preflights.map(({ reply }) => reply).filter((reply) => hasStatus(200, reply))
  const reason = 'No preflight is answered as a browser wants it.'
  if (answers.length === 0)
    return { preflight: preflight ?? 'OPTIONS is redirected.', methods: reason, headers: reason }
  const asked = preflights.flatMap((one) => one.asked['Access-Control-Request-Headers']?.split(',') ?? [])
  const isKept = answers.every(({ headers }) => headers.has('access-control-max-age'))
  const forgotten =
    'OPTIONS is answered without Access-Control-Max-Age: browsers ask again after five seconds, and each call takes twice as long.'
  return {
    preflight: preflight ?? (isKept ? undefined : wrong(forgotten, mends.rememberPreflights)),
    methods: wrongOf(errors, 'methods', mends.allowMethods),
    headers: wrongOf(errors, 'headers', mends.allowHeaders(headersToAllow(asked))),
  }
}

const judgeVary = ({ answer, elsewhere }: CorsAnswers): Outcome => {
  if (!elsewhere) return 'The same call from another origin got no answer.'
  const [one, other] = [answer, elsewhere].map(({ headers }) => headers.get('access-control-allow-origin'))
  if (one === other || /\*|\borigin\b/i.test(answer.headers.get('vary') ?? '')) return undefined
  return wrong(
    'Access-Control-Allow-Origin differs by origin and Vary does not say so: a cache gives one club the answer of another.',
    mends.vary,
  )
}

/** Judges what pages may read besides answers; where they may read none, nothing more can be told. */
const judgeReading = (answers: CorsAnswers): Outcomes => {
  const { origin, answer, refusals } = answers
  const mayRead = (one: Answer) => answerErrors(one, origin).every(({ check }) => check !== 'origin')
  if (!mayRead(answer)) {
    const reason = 'No answer may be read at all.'
    return { refusals: reason, exposed: reason, vary: reason }
  }
  const unread = refusals.filter(([, refusal]) => !mayRead(refusal))
  const calls = unread.map(([call, { status }]) => `${status} (${call})`).join(', ')
  const sentence = `Answers may be read and refusals not: ${calls} without Access-Control-Allow-Origin. A member would read that there is no network.`
  // Of an answer that no page may read nothing is seen at all.
  const readable = [answer, ...refusals.map(([, refusal]) => refusal)].filter(mayRead)
  const errors = readable.flatMap((one) => answerErrors(one, origin))
  const loss = ["The portal does not know the platform's clock, or how long to wait."]
  return {
    refusals:
      refusals.length === 0
        ? 'No call was refused.'
        : unread.length > 0
          ? wrong(sentence, mends.readRefusals(origin))
          : undefined,
    exposed: wrongOf(errors, 'exposed', mends.exposeHeaders, loss),
    vary: judgeVary(answers),
  }
}

/** Judges the permission that pages of another origin need. */
export const judgeCors = (answers: CorsAnswers): Outcomes => {
  const { origin, answer, preflights } = answers
  const errors = preflights.flatMap(({ asked, reply }) =>
    hasStatus(300, reply) ? [] : preflightErrors(reply, asked),
  )
  const all = [...answerErrors(answer, origin), ...errors]
  const isTwice = all.some(({ sentence }) => sentence.includes('more than once'))
  const lines = isTwice ? mends.sendOriginOnce : mends.readAnswers(origin)
  return {
    origin: wrongOf(all, 'origin', lines, [`No page of ${origin} may read it.`]),
    ...judgePreflights(preflights, errors),
    ...judgeReading(answers),
  }
}
