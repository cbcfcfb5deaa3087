import type * as v from 'valibot'
import { nothing } from '../../api/answers.ts'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { getPageHtml } from '../../api/endpoints/pages.ts'
import { uploadFile } from '../../api/endpoints/receipts.ts'
import type { EndpointName } from '../../api/endpoints.ts'
import { about } from './about.ts'
import { type Json, jsonSchema } from './json-schema.ts'
import { openRows } from './open-rows.ts'
import { parametersOf } from './parameters.ts'
import { codesOf, statusOf } from './refusals.ts'
import { givingSession, namingSession, signedIn } from './signed-in.ts'
import { wire } from './wire.ts'

/** A row of the contract with its name. */
export type NamedRow = readonly [name: EndpointName, row: AnyEndpoint]

const open: ReadonlySet<string> = new Set(openRows)

/** `listCoupons` as people say it: List coupons. */
const sentenceOf = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]?.toUpperCase() + words.slice(1)
}

/** One schema, or a choice of several that are told apart by the names of their rows. */
const choice = (named: readonly (readonly [name: string, schema: Json])[]): Json => {
  const [[, only] = ['', {}], ...others] = named
  return others.length === 0 ? only : { anyOf: named.map(([title, schema]) => ({ title, ...schema })) }
}

const bodyOf = (rows: readonly NamedRow[]): Json => {
  const bodies = rows.flatMap(([name, { body }]) => (body ? [[name, body] as const] : []))
  if (bodies.length === 0) return {}
  if (bodies.some(([, body]) => body === uploadFile.body)) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const schema = choice(bodies.map(([name, body]) => [name, jsonSchema(wire(body))]))
  const content = { 'application/json': { schema } }
  return rows.some(([name]) => namingSession.has(name))
    ? { requestBody: { description: 'Empty where the session is in cookies.', required: false, content } }
    : { requestBody: { required: true, content } }
}

const enveloped = (data: Json): Json => ({ type: 'object', properties: { data }, required: ['data'] })

/** Rows that answer the same are one answer. */
const answerOf = (rows: readonly NamedRow[]): Json => {
  const first = rows[0]?.[1].response as v.GenericSchema
  if (first === nothing) return { 204: { description: 'Done. A body would be ignored.' } }
  const distinct = rows.filter(
    ([, { response }], at) => rows.findIndex(([, other]) => other.response === response) === at,
  )
  const ofTokens = distinct.map(([name, row]) => [name, jsonSchema(wire(row.response))] as const)
  const inCookies = rows.some(([name]) => givingSession.has(name))
    ? [['inCookies', jsonSchema(wire(signedIn))] as const]
    : []
  const schema = enveloped(choice([...ofTokens, ...inCookies]))
  const text = first === getPageHtml.response ? { 'text/html': { schema: { type: 'string' } } } : {}
  return {
    200: {
      description: 'What was asked for.',
      content: { ...text, 'application/json': { schema } },
    },
  }
}

const refusalsOf = (rows: readonly NamedRow[]): Json => {
  const codes = [...new Set(rows.flatMap(([name]) => codesOf[name] ?? []))]
  const byStatus = Object.groupBy(codes, (code) => statusOf[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => [
      status,
      {
        description: `Refused: ${of.join(', ')}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        'x-codes': of,
      },
    ]),
  )
}

/** Returns what the published contract states about the rows that share a method and a path. */
export const operationOf = (rows: readonly NamedRow[]): Json => {
  const [[name, row]] = rows as readonly [NamedRow]
  const common = [
    ...['Channel', 'Language'],
    ...(row.safe ? [] : ['IdempotencyKey']),
    ...(row.method === 'GET' ? [] : ['CsrfToken']),
    ...(codesOf[name]?.includes('confirmation_required') ? ['Confirmation'] : []),
  ]
  const shared = common.map((one) => ({ $ref: `#/components/parameters/${one}` }))
  return {
    operationId: name,
    tags: [about[name][0]],
    summary: rows.map(([one]) => sentenceOf(one)).join(' / '),
    description: rows
      .map(([one]) => (rows.length > 1 ? `${one}: ${about[one][1]}` : about[one][1]))
      .join('\n\n'),
    parameters: [...parametersOf(row), ...shared],
    ...bodyOf(rows),
    responses: {
      ...answerOf(rows),
      ...(row.token ? { 401: { $ref: '#/components/responses/TokenRejected' } } : {}),
      429: { $ref: '#/components/responses/TooOften' },
      ...refusalsOf(rows),
      default: { $ref: '#/components/responses/Refused' },
    },
    security: row.token ? [{ bearer: [] }, { cookie: [] }, ...(open.has(name) ? [{}] : [])] : [],
    ...(rows.length > 1 ? { 'x-rows': rows.map(([one]) => one) } : {}),
    ...(row.refreshes.length > 0 ? { 'x-refreshes': row.refreshes } : {}),
    ...(row.assumed ? { 'x-assumed': true } : {}),
  }
}
