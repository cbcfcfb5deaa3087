/**
 * Watches the platform's calls from the first one on, and lets those fail that a tester wants to see failing where there
 * is no sandbox. Part of the head's script of a testers' build, so it imports constants only.
 */
import { qaFaultsKey } from '#lib/browser/storage-keys.ts'

/** A call as it was made; it stays in the page's memory, and only what `redact.ts` makes of it is shown. */
export interface WatchedCall {
  readonly method: string
  readonly url: string
  /** Unix milliseconds. */
  readonly at: number
  outcome: 'under way' | 'no answer' | 'not allowed' | 'stopped' | number
  /** Milliseconds until the answer's head, or the failure. */
  took?: number
  /** The kind of the answer, in a word. */
  kind?: 'JSON' | 'HTML' | 'something else'
  /** The fault that the page itself has made. */
  simulated?: string
}

/** A fault that the page makes by itself: no sandbox is needed for it. */
export interface PageFault {
  readonly method: string
  /** A regular expression of the path below `/wl/v1/`. */
  readonly path: string
  readonly name: string
  readonly slow?: number
  readonly status?: number
  /** The `error.code` of a refusal. */
  readonly code?: string
  readonly offline?: boolean
}

declare global {
  interface Window {
    qaCalls?: WatchedCall[]
  }
}

const keptFaults = (): PageFault[] => {
  try {
    return JSON.parse(sessionStorage.getItem(qaFaultsKey) ?? '[]')
  } catch {
    return []
  }
}
const faults = keptFaults()
const calls: WatchedCall[] = []
window.qaCalls = calls

const send = window.fetch.bind(window)
const tell = () => window.dispatchEvent(new Event('qa:call'))

const wait = (time: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((done, fail) => {
    setTimeout(done, time)
    signal?.addEventListener('abort', () => fail(signal.reason))
  })

const carryOut = async (fault: PageFault | undefined, ...[input, init]: Parameters<typeof fetch>) => {
  if (fault?.slow !== undefined) await wait(fault.slow, init?.signal)
  if (fault?.offline) throw new TypeError('Failed to fetch')
  if (fault?.status === undefined) return send(input, init)
  const { name, code, status } = fault
  return Response.json({ error: { message: `Simulated: ${name}`, code } }, { status })
}

/**
 * Tells whether a platform on another origin can be reached although a call to it has failed. A page is told the same
 * of a call that is not allowed (CORS) and of one that finds no network. A request that does not read its answer needs
 * no permission: when it succeeds, the network is there and the permission was missing. It reads public settings and
 * changes nothing.
 */
const isReached = (platform: string): Promise<boolean> =>
  send(`${platform}/wl/v1/platform/config/public`, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).then(
    () => true,
    () => false,
  )

/** Marks a failed call as not allowed where the browser kept its answer from the page. */
const findOut = async (call: WatchedCall): Promise<void> => {
  const platform = new URL(call.url).origin
  if (platform === location.origin || call.simulated !== undefined || !(await isReached(platform))) return
  call.outcome = 'not allowed'
  tell()
}

const kindOf = (type: string | null) =>
  type?.includes('json') ? 'JSON' : type?.includes('html') ? 'HTML' : 'something else'

window.fetch = async (input, init) => {
  const { pathname, href } = new URL(input instanceof Request ? input.url : input, location.href)
  const [, path] = /^\/wl\/v1\/(.*)/.exec(pathname) ?? []
  if (path === undefined) return send(input, init)
  const method = (init?.method ?? 'GET').toUpperCase()
  const fault = faults.find((one) => one.method === method && new RegExp(`^${one.path}$`).test(path))
  const call: WatchedCall = { method, url: href, at: Date.now(), outcome: 'under way' }
  if (fault) call.simulated = fault.name
  calls.push(call)
  const began = performance.now()
  try {
    tell()
    const response = await carryOut(fault, input, init)
    call.outcome = response.status
    call.kind = kindOf(response.headers.get('content-type'))
    return response
  } catch (error) {
    call.outcome = init?.signal?.aborted ? 'stopped' : 'no answer'
    if (call.outcome === 'no answer') void findOut(call)
    throw error
  } finally {
    call.took = Math.round(performance.now() - began)
    tell()
  }
}
