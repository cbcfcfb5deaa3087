import { Hono } from 'hono'
import * as v from 'valibot'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { codesOf, type ErrorCode, statusOf } from '#lib/build/contract/refusals.ts'
import { prefix } from './api.ts'
import { Failure, failureResponse, tooSoon } from './failure.ts'
import { match } from './match.ts'

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]]

/** The refusals by which an operation may be answered, as the published contract lists them. */
export const refusalsOf = (name: EndpointName): readonly ErrorCode[] => {
  const row: AnyEndpoint = endpoints[name]
  const common: readonly ErrorCode[] = ['rate_limited', 'validation']
  return [...new Set([...codesOf(name), ...(row.token ? (['invalid_credentials'] as const) : []), ...common])]
}

/** Reads the name of an operation and of one of its refusals. Fails with one sentence that lists what there is. */
export const readExample = (operation: string, example: string): readonly [EndpointName, ErrorCode] => {
  const name = names.find((one) => one === operation)
  if (!name)
    throw new Error(
      `There is no operation ${JSON.stringify(operation)}: /openapi.json lists them as operationId.`,
    )
  const code = refusalsOf(name).find((one) => one === example)
  if (!code)
    throw new Error(
      `${name} is not refused with ${JSON.stringify(example)}: the contract names ${refusalsOf(name).join(', ')}.`,
    )
  return [name, code]
}

const wait = 30

const refusal = (code: ErrorCode): Response =>
  failureResponse(code === 'rate_limited' ? tooSoon(wait) : new Failure(code), 'en')

/** The refusal that a `Prefer` header asks for (RFC 7240): `code=409` or `example=email_taken`. Fails with one sentence. */
const preferred = (prefer: string, name: EndpointName): ErrorCode | undefined => {
  const [, example] = /\bexample="?(\w+)/.exec(prefer) ?? []
  if (example !== undefined) return readExample(name, example)[1]
  const [, status] = /\bcode=(\d{3})/.exec(prefer) ?? []
  if (status === undefined || status.startsWith('2')) return undefined
  const code = refusalsOf(name).find((one) => statusOf[one] === Number(status))
  if (!code)
    throw new Error(
      `${name} is not refused with ${status}: the contract names ${refusalsOf(name)
        .map((one) => `${statusOf[one]} ${one}`)
        .join(', ')}.`,
    )
  return code
}

const body = v.object({
  operation: v.string(),
  example: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
})

/** Refusals that were asked for: by the command line for good, by `/__mock/next` for the next calls, by a header for one. */
export interface MockExamples {
  /** The answer to a call for which a refusal was asked; undefined for any other. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** `POST` asks for refusals of the next calls, `DELETE` takes that back. */
  readonly routes: Hono
}

const told = (error: unknown): Response =>
  Response.json(
    { error: { message: error instanceof Error ? error.message : String(error) } },
    { status: 400 },
  )

/** Makes the examples of one mock. always: refusals for good, by operation. */
export const mockExamples = (always: ReadonlyMap<EndpointName, ErrorCode>): MockExamples => {
  const next: { readonly name: EndpointName; readonly code: ErrorCode; left: number }[] = []

  const take = (name: EndpointName): ErrorCode | undefined => {
    const at = next.findIndex((one) => one.name === name)
    const found = next[at]
    if (!found) return always.get(name)
    found.left -= 1
    if (found.left === 0) next.splice(at, 1)
    return found.code
  }

  const answer = async (request: Request): Promise<Response | undefined> => {
    if (request.method === 'OPTIONS') return undefined
    const isJson = request.headers.get('content-type')?.includes('json')
    const sent: unknown = isJson
      ? await request
          .clone()
          .json()
          .catch(() => undefined)
      : undefined
    const found = match(request.method, new URL(request.url).pathname.slice(prefix.length), sent)
    if (!found) return undefined
    try {
      const code = preferred(request.headers.get('prefer') ?? '', found.name) ?? take(found.name)
      return code && refusal(code)
    } catch (error) {
      return told(error)
    }
  }

  const routes = new Hono()
  routes.post('/next', async (context) => {
    try {
      const { operation, example, times } = v.parse(body, await context.req.json())
      const [name, code] = readExample(operation, example)
      next.push({ name, code, left: times })
      return context.body(null, 204)
    } catch (error) {
      return told(error)
    }
  })
  routes.delete('/next', (context) => {
    next.length = 0
    return context.body(null, 204)
  })
  return { answer, routes }
}
