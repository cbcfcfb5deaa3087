import type { Answer } from '../contract/ask.ts'
import { allowsMethod, headersToAllow, hiddenHeaders, lackedHeaders, originErrors } from '../contract/cors.ts'
import { type Finding, good, listed, undetermined, wrong } from './finding.ts'
import {
  exposedLines,
  headerLines,
  maxAgeLines,
  methodLines,
  onceLines,
  originLines,
  preflightLines,
  refusalLines,
  varyLines,
} from './server-lines.ts'

/** A preflight: the call that it asks permission for, the headers of it, and its answer, if any came. */
export interface Preflight {
  readonly method: string
  readonly path: string
  /** In lower case. */
  readonly headers: readonly string[]
  readonly answer: Answer | undefined
}

/** The answers by which it is judged what pages of an origin may read. */
export interface CorsAnswers {
  /** The origin of the portal. */
  readonly origin: string
  /** The public settings, as the portal asks for them. */
  readonly settings: Answer
  /** The same, asked for by a page of another origin. */
  readonly elsewhere: Answer | undefined
  /** Refusals by what was asked for, such as `GET user`. */
  readonly refusals: readonly (readonly [call: string, answer: Answer])[]
  readonly preflights: readonly Preflight[]
}

type Answered = Preflight & { readonly answer: Answer }

const isOk = ({ answer: { status } }: Answered): boolean => status >= 200 && status <= 299
const isRedirect = ({ status }: Answer): boolean => status >= 300 && status <= 399

const originFinding = ({ origin, settings }: CorsAnswers, answered: readonly Answered[]): Finding => {
  const errors = [
    ...originErrors(settings, origin, 'The answer'),
    ...answered
      .filter(isOk)
      .flatMap(({ answer }) => originErrors(answer, origin, 'The answer to the preflight')),
  ]
  if (errors.length === 0) return good('origin', `Pages of ${origin} may read its answers.`)
  const isTwice = errors.some((sentence) => sentence.includes('more than once'))
  return wrong(
    'origin',
    `${[...new Set(errors)].join(' ')} No page of ${origin} may read it.`,
    isTwice ? onceLines : originLines(origin),
  )
}

const named = (preflights: readonly Preflight[]): string =>
  listed(preflights.map(({ method, path }) => `${method} ${path}`))

const preflightFinding = (all: readonly Preflight[], answered: readonly Answered[]): Finding => {
  const silent = all.filter(({ answer }) => !answer)
  if (silent.length > 0)
    return wrong('preflight', `OPTIONS gets no answer (${named(silent)}).`, preflightLines)
  const refused = answered.filter((one) => !isOk(one) && !isRedirect(one.answer))
  const [first] = refused
  if (first)
    return wrong(
      'preflight',
      `OPTIONS is answered with ${first.answer.status} (${named(refused)}); a browser wants 204.`,
      preflightLines,
    )
  if (!answered.some(isOk)) return undetermined('preflight', 'OPTIONS is redirected.')
  const isKept = answered.every(({ answer }) => answer.headers.has('access-control-max-age'))
  return isKept
    ? good('preflight', 'OPTIONS is answered, and browsers remember it.')
    : wrong(
        'preflight',
        'OPTIONS is answered without Access-Control-Max-Age: browsers ask again after five seconds, and each call takes twice as long.',
        maxAgeLines,
      )
}

const preflightFindings = (all: readonly Preflight[], answered: readonly Answered[]): readonly Finding[] => {
  const first = preflightFinding(all, answered)
  const ok = answered.filter(isOk)
  if (ok.length === 0) {
    const reason = 'No preflight is answered as a browser wants it.'
    return [first, undetermined('methods', reason), undetermined('headers', reason)]
  }
  const methods = ok.filter(({ method, answer }) => !allowsMethod(answer.headers, method))
  const headers = [...new Set(ok.flatMap(({ headers, answer }) => lackedHeaders(answer.headers, headers)))]
  const hasStar = ok.some(({ answer }) =>
    answer.headers
      .get('access-control-allow-headers')
      ?.split(',')
      .some((name) => name.trim() === '*'),
  )
  return [
    first,
    methods.length === 0
      ? good('methods', 'Preflights allow the methods of the contract.')
      : wrong(
          'methods',
          `Access-Control-Allow-Methods lacks ${listed([...new Set(methods.map(({ method }) => method))])}.`,
          methodLines,
        ),
    headers.length === 0
      ? good('headers', 'Preflights allow the headers that the portal sends.')
      : wrong(
          'headers',
          `Access-Control-Allow-Headers lacks ${listed(headers)}${hasStar ? '; * does not stand for it' : ''}.`,
          headerLines(headersToAllow(ok.flatMap((one) => one.headers))),
        ),
  ]
}

const refusalsFinding = ({ origin, refusals }: CorsAnswers): Finding => {
  const [first] = refusals
  if (!first) return undetermined('refusals', 'No call was refused.')
  const unread = refusals.filter(([, answer]) => originErrors(answer, origin, '').length > 0)
  if (unread.length === 0) return good('refusals', `Pages of ${origin} may read refusals.`)
  const calls = unread.map(([call, { status }]) => `${status} (${call})`)
  return wrong(
    'refusals',
    `Answers may be read and refusals not: ${listed(calls)} without Access-Control-Allow-Origin. A member would read that there is no network.`,
    refusalLines(origin),
  )
}

const exposedFinding = ({ origin, settings, refusals }: CorsAnswers): Finding => {
  // Of an answer that no page may read nothing is seen at all.
  const readable = [
    ['answers', settings] as const,
    ...refusals.map(([, answer]) => ['refusals', answer] as const),
  ].filter(([, answer]) => originErrors(answer, origin, '').length === 0)
  const hiding = readable.flatMap(([kind, answer]) => {
    const hidden = hiddenHeaders(answer.headers)
    return hidden.length === 0 ? [] : [[kind, hidden] as const]
  })
  if (hiding.length === 0) return good('exposed', 'Pages may see Date and Retry-After.')
  const kinds = [...new Set(hiding.map(([kind]) => kind))]
  const names = [...new Set(hiding.flatMap(([, hidden]) => hidden))]
  return wrong(
    'exposed',
    `Access-Control-Expose-Headers of ${listed(kinds)} lacks ${listed(names)}: the portal does not know the platform's clock, or how long to wait.`,
    exposedLines,
  )
}

const varyFinding = ({ settings, elsewhere }: CorsAnswers): Finding => {
  if (!elsewhere) return undetermined('vary', 'The same call from another origin got no answer.')
  const [one, other] = [settings, elsewhere].map(({ headers }) => headers.get('access-control-allow-origin'))
  if (one === other) return good('vary', 'Every origin gets the same answer.')
  const vary = settings.headers.get('vary') ?? ''
  if (/\*|\borigin\b/i.test(vary)) return good('vary', 'Caches are told that answers differ by origin.')
  return wrong(
    'vary',
    'Access-Control-Allow-Origin differs by origin and Vary does not say so: a cache gives one club the answer of another.',
    varyLines,
  )
}

/** Judges the permission that pages of another origin need. */
export const corsFindings = (answers: CorsAnswers): readonly Finding[] => {
  const answered = answers.preflights.filter((one): one is Answered => one.answer !== undefined)
  const origin = originFinding(answers, answered)
  const preflights = preflightFindings(answers.preflights, answered)
  if (originErrors(answers.settings, answers.origin, '').length > 0) {
    const reason = 'No answer may be read at all.'
    return [
      origin,
      ...preflights,
      undetermined('refusals', reason),
      undetermined('exposed', reason),
      undetermined('vary', reason),
    ]
  }
  return [origin, ...preflights, refusalsFinding(answers), exposedFinding(answers), varyFinding(answers)]
}
