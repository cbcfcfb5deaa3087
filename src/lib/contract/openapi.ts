import type { AnyEndpoint } from '../api/endpoint.ts'
import { type EndpointName, endpoints } from '../api/endpoints.ts'
import { errorCodes } from '../domain/error-code.ts'
import { components, type Json, jsonSchema } from './json-schema.ts'
import { type NamedRow, operationOf } from './operation.ts'
import { refusalBody } from './wire.ts'

const description = `What the portal asks of a club's platform, generated from the values that its code calls with.

- An answer may stand in an object under "data", as written here, or be bare.
- Fields that are not named here are ignored. A list item that does not fit is left out and the rest is shown; a missing identity fails the call.
- Lists come in pages by offset and limit; a page with fewer rows than asked for is the last.
- Points are integers in hundredths, moments are unix seconds.
- "x-assumed": the client's specification leaves this row open, and the portal assumes it.
- "x-refreshes": what the portal asks for anew after the call. "x-rows": calls that share an address and differ by their body.`

const header = (name: string, text: string): Json => ({
  name,
  in: 'header',
  required: false,
  description: text,
  schema: { type: 'string' },
})

const refused = (text: string): Json => ({
  description: text,
  headers: { 'Retry-After': { description: 'With 429 and 503.', schema: { type: 'string' } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** Rows in the order of the contract, those of one address together. */
const grouped = (): ReadonlyMap<string, readonly NamedRow[]> =>
  Map.groupBy(Object.entries(endpoints) as [EndpointName, AnyEndpoint][], ([, { method, path }]) =>
    [`/${path}`, method.toLowerCase()].join(' '),
  )

const paths = (): Json => {
  const all: Record<string, Record<string, Json>> = {}
  for (const [address, rows] of grouped()) {
    const [path = '', method = ''] = address.split(' ')
    all[path] = { ...all[path], [method]: operationOf(rows) }
  }
  return all
}

/** The whole contract as an OpenAPI 3.1 document. */
export const openapi = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Client Zone: platform contract', version: '1.0.0', description, license: { name: 'MIT' } },
  servers: [{ url: '{origin}/wl/v1', variables: { origin: { default: 'https://api.example.com' } } }],
  paths: paths(),
  components: {
    schemas: { ...components(), Refusal: { ...jsonSchema(refusalBody), 'x-codes': errorCodes } },
    parameters: {
      Channel: header('channel-id', 'The channel of the public config, once it is known.'),
      Language: header('Accept-Language', 'The language of the page.'),
    },
    responses: {
      Refused: refused('Refused. The message is shown to the member.'),
      TokenRejected: refused('The access token is rejected: the portal renews it once and repeats the call.'),
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
})

/** The document as the file that is published. */
export const openapiText = (): string => `${JSON.stringify(openapi(), null, 2)}\n`
