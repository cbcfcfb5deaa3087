import * as v from 'valibot'
import type { AnyEndpoint, Output } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import type { Sandbox } from './app.ts'

/** The parts of a call: parts of the address, a body, the session, and the club. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  readonly body?: unknown
  readonly token?: string | undefined
  readonly tenant?: string
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = v.object({
  error: v.object({
    message: v.string(),
    code: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
})

export function requestOf(
  name: EndpointName,
  { params = {}, query = {}, body, ...parts }: Parts = {},
): Request {
  const row: AnyEndpoint = endpoints[name]
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const url = new URL(`/wl/v1/${path}`, 'http://sandbox.test')
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) url.searchParams.append(key, String(item))
  }
  const headers = new Headers(parts.headers)
  if (parts.token !== undefined) headers.set('Authorization', `Bearer ${parts.token}`)
  if (parts.tenant !== undefined) headers.set('channel-id', `channel-${parts.tenant}`)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  return new Request(url, {
    method: row.method,
    headers,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
}

/** Calls a row of the contract and gives back its whole answer. */
export const ask = (sandbox: Sandbox, name: EndpointName, parts?: Parts): Promise<Response> =>
  sandbox.fetch(requestOf(name, parts))

/** Calls a row and reads its answer with the row's own schema. Fails when it was refused. */
export async function get<N extends EndpointName>(
  sandbox: Sandbox,
  name: N,
  parts?: Parts,
): Promise<Output<(typeof endpoints)[N]>> {
  const response = await ask(sandbox, name, parts)
  const text = await response.text()
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`)
  const data: unknown =
    text === '' ? undefined : v.parse(v.object({ data: v.unknown() }), JSON.parse(text)).data
  return v.parse(endpoints[name].response, data) as Output<(typeof endpoints)[N]>
}

/** Calls a row that must refuse; returns the status and the error. */
export async function refused(sandbox: Sandbox, name: EndpointName, parts?: Parts) {
  const response = await ask(sandbox, name, parts)
  if (response.ok) throw new Error(`${name} was to refuse and answered ${response.status}`)
  const { error } = v.parse(refusal, await response.json())
  return { status: response.status, headers: response.headers, ...error }
}

export const firstPage = { offset: 0, limit: 20 } as const
/** A page that holds any list of the demo whole. */
export const wholeList = { offset: 0, limit: 1000 } as const
