import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type AnyEndpoint, nothing } from '../../api/endpoint.ts'
import { getPageHtml } from '../../api/endpoints/content.ts'
import { uploadFile } from '../../api/endpoints/receipts.ts'
import { type EndpointName, endpoints } from '../../api/endpoints.ts'
import { csrfHeader } from '../../api/over-cookies.ts'
import { numeric } from '../../domain/tolerant.ts'
import { inWords } from '../catalogue/wording.ts'
import { about, openRows, parameterNotes, tags } from './about.ts'
import { contractMethods, exposedHeaders, furtherHeaders, maxAge, requestHeaders } from './cors.ts'
import { components, givingSession, type Json, jsonSchema, signedIn } from './entities.ts'
import { codesOf, errorCodes, optionalRows, statusOf } from './refusals.ts'
import { refusalBody, strictWith, wire } from './wire.ts'

type NamedRow = readonly [name: EndpointName, row: AnyEndpoint]

/** The form of a value that the portal sends in an address: numbers as such, and a list for what may be one or many. */
const sent = strictWith(new Map([[numeric.options, v.number()]]))

interface Fields {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

/** A parameter that may be given more than once is a list; one alone looks the same in an address. */
const manyOf = (schema: Json): Json => {
  const forms = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : []
  return forms.find(({ type }) => type === 'array') ?? schema
}

const parametersOf = ({ path, query }: AnyEndpoint): readonly Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: parameterNotes[name ?? ''],
    schema: { type: 'string', minLength: 1 },
  })),
  ...Object.entries((query as Fields | undefined)?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    description: parameterNotes[name],
    schema: manyOf(jsonSchema(sent(schema))),
  })),
]

const open: ReadonlySet<string> = new Set(openRows)

const descriptionOf = (name: EndpointName): string => {
  const text = about(name)[1]
  const isMentioned = !optionalRows.has(name) || text.includes('404 or 501')
  return isMentioned ? text : `${text} A platform without this row answers 404 or 501.`
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
  // Both name the session by its refresh token.
  return rows.some(([name]) => name === 'refreshSession' || name === 'signOut')
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
  const codes = [...new Set(rows.flatMap(([name]) => codesOf(name)))]
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
const operationOf = (rows: readonly NamedRow[]): Json => {
  const [[name, row]] = rows as readonly [NamedRow]
  const common = [
    ...['Channel', 'Language'],
    ...(row.safe ? [] : ['IdempotencyKey']),
    ...(row.method === 'GET' ? [] : ['CsrfToken']),
    ...(codesOf(name).includes('confirmation_required') ? ['Confirmation'] : []),
  ]
  const shared = common.map((one) => ({ $ref: `#/components/parameters/${one}` }))
  return {
    operationId: name,
    tags: [about(name)[0]],
    summary: rows.map(([one]) => inWords(one)).join(' / '),
    description: rows
      .map(([one]) => (rows.length > 1 ? `${one}: ${descriptionOf(one)}` : descriptionOf(one)))
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
    ...(row.assumed ? { 'x-assumed': true } : {}),
  }
}

const spokenFurther = Object.entries(furtherHeaders)
  .map(([name, where]) => `"${name}" ${where}`)
  .join(', and ')

const description = `What the portal asks of a club's platform, generated from the values that its code calls with.

- An answer may stand in an object under "data", as written here, or be bare.
- Fields that are not named here are ignored. A list item that does not fit is left out and the rest is shown; a missing identity fails the call.
- Lists come in pages by offset and limit; a page with fewer rows than asked for is the last.
- Points are integers in hundredths, moments are unix seconds.
- One platform may serve several clubs. "GET platform/domain/{domain}/config/public" tells the club's "channel_id", and every later call carries it in the header "channel-id".
- A row whose description says so may answer 404 or 501: the portal then does without that feature. Any other list may be empty.
- The answers of "platform/…" carry "Cache-Control: no-cache", or a short "max-age": a change of the settings reaches members no sooner.
- Where the platform is not on the portal's own origin, browsers ask for permission (CORS). The platform then answers OPTIONS on every path with 204, "Access-Control-Allow-Origin" (the portal's origin, or *), "Access-Control-Allow-Methods: ${contractMethods.join(', ')}", "Access-Control-Allow-Headers: ${requestHeaders.join(', ')}" and "Access-Control-Max-Age: ${maxAge}"; to the allowed headers belong ${spokenFurther} too. Every other answer, refusals too, carries "Access-Control-Allow-Origin" and "Access-Control-Expose-Headers: ${exposedHeaders.join(', ')}". Accept and Accept-Language need no permission, X-CSRF-Token never leaves the portal's own origin, and no cookies are sent.
- "x-assumed": the client's specification leaves this row open, and the portal assumes it.
- "x-rows": calls that share an address and differ by their body.`

const header = (name: string, text: string, isAssumed = false): Json => ({
  ...{ name, in: 'header', required: false, description: text, schema: { type: 'string' } },
  ...(isAssumed && { 'x-assumed': true }),
})

const refused = (text: string): Json => ({
  description: text,
  headers: {
    'Retry-After': { description: 'Seconds to wait, with 429 and 503.', schema: { type: 'string' } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const paths = (): Json => {
  const rows = Object.entries(endpoints) as NamedRow[]
  const all: Record<string, Record<string, Json>> = {}
  for (const [, { method, path }] of rows) {
    const own = rows.filter(([, row]) => row.method === method && row.path === path)
    all[`/${path}`] = { ...all[`/${path}`], [method.toLowerCase()]: operationOf(own) }
  }
  return all
}

export const openapi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Client Zone: platform contract',
    version: '1.0.0',
    description,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [
    { url: '/wl/v1', description: 'The host that serves this document: the portal, or npm run mock.' },
    {
      url: '{origin}/wl/v1',
      description: 'A platform on a host of its own.',
      variables: { origin: { default: 'https://api.example.com' } },
    },
  ],
  tags,
  paths: paths(),
  components: {
    schemas: { ...components(), Refusal: { ...jsonSchema(refusalBody), 'x-codes': errorCodes } },
    parameters: {
      Channel: header('channel-id', 'The channel of the public config, once it is known.'),
      Language: header('Accept-Language', 'The language of the page.'),
      CsrfToken: header(
        csrfHeader,
        'Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform\'s own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid.',
        true,
      ),
      IdempotencyKey: header(
        'Idempotency-Key',
        'Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal\'s own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header.',
        true,
      ),
      Confirmation: header(
        'confirmation',
        'The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header.',
        true,
      ),
    },
    responses: {
      Refused: refused('Refused. The message is shown to the member.'),
      TooOften: refused('Asked too often: the portal waits as long as Retry-After says.'),
      TokenRejected: refused('The access token is rejected: the portal renews it once and repeats the call.'),
    },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The access token of the session.' },
      cookie: {
        ...{ type: 'apiKey', in: 'cookie', name: 'session' },
        description:
          'For a portal on the platform\'s own origin that is built with SESSION=cookie. What gives a session sets the cookies "session", "refresh" (both HttpOnly, Secure, SameSite=Lax) and "csrf" (Secure, SameSite=Lax) and answers {"signed_in": true}; the renewal has an empty body; the sign-out, and a renewal that is refused, end all three.',
        'x-assumed': true,
      },
    },
  },
})

export const publishContract = (dist: string): void =>
  writeFileSync(`${dist}/openapi.json`, `${JSON.stringify(openapi(), null, 2)}\n`)
