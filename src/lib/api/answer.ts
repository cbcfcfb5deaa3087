import * as v from 'valibot'
import { retryAfter } from '#lib/domain/call-error.ts'
import { cutText } from '../domain/cut-text.ts'
import { ApiError } from './api-error.ts'
import type { AnyEndpoint, Output } from './endpoint.ts'

/** The longest message of a server that is shown to a member; the rest is cut. */
const longestMessage = 300

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON where it is JSON, else the text; an empty answer is undefined. SES-9. */
export const readBody = (raw: string): unknown => {
  const text = raw.replace(/^\uFEFF/, '')
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** An object that has a `data` field of its own is that field. SES-9. */
export const unwrap = (body: unknown): unknown =>
  isObject(body) && Object.hasOwn(body, 'data') ? body.data : body

const textsOf = (value: unknown): Record<string, string> | undefined =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, cutText(text, longestMessage)]] : [],
        ),
      )
    : undefined

/** The message meant for the member in a failed answer, cut to a sane length; undefined when there is none. */
export const messageIn = (body: unknown): string | undefined => {
  const error = isObject(body) ? body.error : undefined
  const message = isObject(error) ? error.message : undefined
  if (typeof message !== 'string' || message.trim() === '') return undefined
  return cutText(message, longestMessage)
}

export const refusal = (status: number, headers: Headers, body: unknown, announced: boolean): ApiError => {
  const error = isObject(body) && isObject(body.error) ? body.error : {}
  const code = error.code
  const serverMessage = messageIn(body)
  return new ApiError('refused', serverMessage ?? `The server answered ${status}`, {
    status,
    serverMessage,
    code: typeof code === 'string' ? code : undefined,
    fields: textsOf(error.fields),
    // A date to wait for is by the server's clock, which is not this device's.
    retryAfter: retryAfter(headers.get('retry-after'), Date.parse(headers.get('date') ?? '') || Date.now()),
    announced,
  })
}

/** Reads an answer with its row's schema. Fails as `unreadable`; its code tells text from JSON of another shape. */
export const readAnswer = <E extends AnyEndpoint>(row: E, answer: unknown): Output<E> => {
  const parsed = v.safeParse(row.response, answer)
  if (parsed.success) return parsed.output
  throw new ApiError('unreadable', `${row.method} ${row.path}: ${v.summarize(parsed.issues)}`, {
    code: typeof answer === 'string' ? 'text' : 'schema',
  })
}
