import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { codesOf, type ErrorCode, statusOf } from '#lib/build/contract/refusals.ts'
import type { PageFault } from './watched-fetch.ts'

const errorBody = (message: string) => ({ error: { message } })
const status = (code: number, label: string) => ({
  label: `${code}: ${label}`,
  sandbox: { status: code, body: errorBody(`Simulated ${code}`) },
  page: { status: code },
})

/**
 * The faults that a call can have: in the sandbox as its faults control takes it, in the page for any back end. A fault
 * without `sandbox` is made by the page everywhere; one without `page` needs the sandbox.
 */
export const faultKinds = {
  slow: { label: 'slow: four seconds', sandbox: { delay_ms: 4000 }, page: { slow: 4000 } },
  hang: { label: 'hangs: no answer ever comes', sandbox: { hang: true } },
  offline: { label: 'offline: never leaves the page', page: { offline: true } },
  reset: { label: 'the connection is cut', sandbox: { reset: true } },
  'lost-reply': { label: 'carried out, but the reply is lost', sandbox: { reset: true, after: true } },
  expired: {
    label: 'once: the token has expired',
    sandbox: { status: 401, times: 1, body: errorBody('Invalid token') },
  },
  'status-401': status(401, 'refused for good'),
  'status-404': status(404, 'there is no such thing'),
  'status-429': status(429, 'too many requests'),
  'status-500': status(500, 'the server has failed'),
  'status-503': status(503, 'the server is down'),
  'broken-json': {
    label: 'JSON that breaks off',
    sandbox: { status: 200, body: '{"data": {', content_type: 'application/json' },
  },
  html: { label: 'a page of HTML', sandbox: { status: 200, body: '<h1>Wi-Fi login</h1>' } },
} as const satisfies Record<string, Made>

export interface Fault {
  readonly endpoint: EndpointName
  readonly kind: string
}

interface Made {
  readonly label: string
  readonly sandbox?: Readonly<Record<string, unknown>>
  readonly page?: Pick<PageFault, 'slow' | 'offline' | 'status' | 'code'>
}

/** A refusal that the contract names, each time or only the first: `email_taken`, `email_taken-once`. */
const refusal = (code: ErrorCode): Readonly<Record<string, Made>> => {
  const label = `${statusOf[code]} ${code}`
  return {
    [code]: { label, sandbox: { refusal: code }, page: { status: statusOf[code], code } },
    // The page counts no calls: once needs the sandbox.
    [`${code}-once`]: { label: `once: ${label}`, sandbox: { refusal: code, times: 1 } },
  }
}

/** The faults that a call can have, those first that the contract names for it. */
export const kindsOf = (endpoint: EndpointName): Readonly<Record<string, Made>> =>
  Object.assign({}, ...codesOf(endpoint).map(refusal), faultKinds)

/** The calls by name, each with the request that the inspector lists for it: `signIn: POST user/login`. */
export const calls = Object.entries(endpoints)
  .map(([name, { method, path }]) => ({ value: name as EndpointName, label: `${name}: ${method} ${path}` }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** As an address says it: `refreshSession.status-503`. */
export const writeFault = ({ endpoint, kind }: Fault): string => `${endpoint}.${kind}`

/** Reads it again; undefined for a call or a fault that there is none of. */
export const readFault = (text: string): Fault | undefined => {
  const [name = '', kind = ''] = text.split('.')
  if (!Object.hasOwn(endpoints, name)) return undefined
  const endpoint = name as EndpointName
  return Object.hasOwn(kindsOf(endpoint), kind) ? { endpoint, kind } : undefined
}

/** The body of the sandbox's faults control; undefined for what the page makes itself. */
export const sandboxFault = ({ endpoint, kind }: Fault): Readonly<Record<string, unknown>> | undefined => {
  const sandbox = kindsOf(endpoint)[kind]?.sandbox
  return sandbox && { endpoint, ...sandbox }
}

/** The fault as the page makes it; undefined for what needs the sandbox. */
export const pageFault = (fault: Fault): PageFault | undefined => {
  const page = kindsOf(fault.endpoint)[fault.kind]?.page
  const { method, path } = endpoints[fault.endpoint]
  return page && { method, path: path.replace(/\{\w+\}/g, '[^/]+'), name: writeFault(fault), ...page }
}
