import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
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
} as const satisfies Record<
  string,
  {
    label: string
    sandbox?: Readonly<Record<string, unknown>>
    page?: Pick<PageFault, 'slow' | 'offline' | 'status'>
  }
>
export type FaultKind = keyof typeof faultKinds

/** A call that goes wrong, and how. */
export interface Fault {
  readonly endpoint: EndpointName
  readonly kind: FaultKind
}

/** The calls by name. */
export const endpointNames = Object.keys(endpoints).toSorted() as readonly EndpointName[]

/** As an address says it: `refreshSession.status-503`. */
export const writeFault = ({ endpoint, kind }: Fault): string => `${endpoint}.${kind}`

/** Reads it again; undefined for a call or a fault that there is none of. */
export const readFault = (text: string): Fault | undefined => {
  const [endpoint = '', kind = ''] = text.split('.')
  return Object.hasOwn(endpoints, endpoint) && Object.hasOwn(faultKinds, kind)
    ? { endpoint: endpoint as EndpointName, kind: kind as FaultKind }
    : undefined
}

/** The body of the sandbox's faults control; undefined for what the page makes itself. */
export const sandboxFault = ({ endpoint, kind }: Fault): Readonly<Record<string, unknown>> | undefined => {
  const made = faultKinds[kind]
  return 'sandbox' in made ? { endpoint, ...made.sandbox } : undefined
}

/** The fault as the page makes it; undefined for what needs the sandbox. */
export const pageFault = (fault: Fault): PageFault | undefined => {
  const made = faultKinds[fault.kind]
  const { method, path } = endpoints[fault.endpoint]
  return 'page' in made
    ? { method, path: path.replace(/\{\w+\}/g, '[^/]+'), name: writeFault(fault), ...made.page }
    : undefined
}
