import * as v from 'valibot'
import { unwrap } from '../api/answer.ts'
import { nothing } from '../api/answers.ts'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { getPageHtml } from '../api/endpoints/pages.ts'
import { readSettings } from '../config/read-settings.ts'
import type { ErrorCode } from '../domain/error-code.ts'
import { publicConfig } from '../domain/platform.ts'
import { type Dropped, onDropped } from '../domain/tolerant.ts'
import type { Reply } from './ask.ts'
import { sentence } from './problem.ts'
import { statusOf } from './refusals.ts'
import { refusalBody, wire } from './wire.ts'

/**
 * What a reply is worth. `fits`; `partly`: the portal shows it with something left out; `unread`: it cannot be read;
 * `refused`: the platform said no; `silent`: nothing came.
 */
export interface Verdict {
  readonly result: 'fits' | 'partly' | 'unread' | 'refused' | 'silent'
  readonly status?: number
  /** The first problem in one sentence. */
  readonly problem?: string
}

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

const begun = (text: string): string => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 40))

const refusedWith = (status: number, body: unknown): string => {
  const read = v.safeParse(refusalBody, body)
  if (!read.success)
    return `Refused with ${status} and without the contract's error: ${sentence(read.issues[0])}`
  const { code, message } = read.output.error
  return `Refused with ${status}${code ? ` ${code}` : ''}: ${begun(message)}.`
}

/** A setting that does not fit is its default in the portal, which the schema of the answer cannot tell. */
const faultOfSettings = (answer: unknown): string | undefined => {
  const read = v.safeParse(publicConfig, answer)
  const [, [first]] = heard(() => readSettings(read.success ? read.output.general : {}))
  if (!first) return undefined
  const [place = ''] = first.reason.split(':')
  return first.list === 'settings'
    ? `The setting ${place} does not fit; its default is used.`
    : `The ${place} of the setting's ${first.list} does not fit and is left out.`
}

const read = (row: AnyEndpoint, body: unknown): Verdict => {
  if (row.response === nothing) return { result: 'fits' }
  if (typeof body === 'string' && row.response !== getPageHtml.response) {
    const kind = body.trim().startsWith('<') ? 'HTML' : 'text'
    return {
      result: 'unread',
      problem: `The answer is ${kind} instead of JSON; it begins with ${begun(body)}.`,
    }
  }
  const answer = unwrap(body)
  const own = v.safeParse(row.response, answer)
  if (!own.success) return { result: 'unread', problem: sentence(own.issues[0]) }
  const strict = v.safeParse(wire(row.response), answer)
  if (!strict.success) return { result: 'partly', problem: sentence(strict.issues[0]) }
  const fault = row.response === publicConfig ? faultOfSettings(answer) : undefined
  return fault ? { result: 'partly', problem: fault } : { result: 'fits' }
}

/** Judges the reply to a call that should succeed: by the portal's own schema, then by what the contract says in full. */
export const judge = (row: AnyEndpoint, reply: Reply): Verdict => {
  if ('trouble' in reply) return { result: 'silent', problem: reply.trouble }
  const { status, body } = reply
  if (status < 200 || status > 299) return { result: 'refused', status, problem: refusedWith(status, body) }
  return { ...read(row, body), status }
}

/** Judges the reply to a call that the contract refuses, by its status, its code and the form of its error. */
export const judgeRefusal = (code: ErrorCode, reply: Reply): Verdict => {
  if ('trouble' in reply) return { result: 'silent', problem: reply.trouble }
  const { status, body } = reply
  const meant = `${statusOf[code]} ${code}`
  const read = v.safeParse(refusalBody, body)
  if (status === statusOf[code] && read.success && read.output.error.code === code)
    return { result: 'fits', status }
  const got = read.success && read.output.error.code ? ` ${read.output.error.code}` : ''
  return { result: 'unread', status, problem: `Answered ${status}${got}; expected ${meant}.` }
}
