import type { CDPSession } from 'playwright/test'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { match } from '#sandbox/match.ts'
import type { Platform } from './platform.ts'

/** The kinds of answers that a walk holds back. `page`: the HTML of the next page; `code`: files of islands. */
export type HeldKind = 'mutation' | 'read' | 'page' | 'code'

/** The ways in which the platform fails the next mutation. `lost`: it does as asked, and its answer is a gateway's. */
export const failures = {
  busy: { status: 503, body: {} },
  lost: { after: true, status: 502, body: {} },
  refused: { refusal: 'validation' },
} as const
export type Failure = keyof typeof failures

/** An answer that waits. `visit`: the visit to a page during which it was held back. */
interface HeldAnswer {
  readonly id: string | undefined
  readonly kind: HeldKind
  readonly name: string
  readonly visit: number
  readonly go: () => Promise<unknown>
}

/** The network of one page, as a walk sets it. */
export interface WalkCalls {
  /** Holds back the next answer of a kind, after `skip` of them. The code of an island is held back until the release. */
  hold(kind: HeldKind, skip?: number): void
  /** Fails the next mutation. */
  fail(failure: Failure): void
  /** Fails the next call that only reads. */
  failRead(): void
  /** Forgets what was to be held back or to fail; what is held back already stays so. */
  disarm(): void
  /** Lets all answers arrive. Returns what they were. */
  release(): Promise<readonly Omit<HeldAnswer, 'go'>[]>
  /** The answers that wait. */
  held(): readonly HeldAnswer[]
  isArmed(): boolean
  /** Returns the addresses of requests that have no answer and are not held back. */
  open(): readonly string[]
  /** Returns the failures since the last call, and forgets them. */
  takeFailed(): readonly string[]
}

/** Returns whether a row of the contract is a change by the member; the portal renews a session on its own. */
export const isMutation = (name: string | undefined, row: AnyEndpoint | undefined): boolean =>
  row !== undefined && !row.safe && name !== 'refreshSession'

const rowOf = (method: string, url: URL, body: string | undefined) => {
  if (!url.pathname.startsWith('/wl/v1/')) return undefined
  let json: unknown
  try {
    json = JSON.parse(body ?? '{}')
  } catch {
    // A form with files; its row has a path of its own.
  }
  return match(method, url.pathname.slice('/wl/v1/'.length), json)
}

/**
 * Controls the answers that a page receives. It uses the browser's own protocol: while a route of Playwright is
 * active, every file is fetched without the browser's cache. `visit` returns the number of the page that is shown.
 */
export const controlCalls = async (
  session: CDPSession,
  platform: Pick<Platform, 'fault'>,
  visit: () => number,
): Promise<WalkCalls> => {
  const held: HeldAnswer[] = []
  /** The number of answers that pass first, by the kind that is to be held back. */
  const armed = new Map<HeldKind, number>()
  /** The files that are held back: a page asks for one by a preload, and again by an import. */
  const files = new Set<string>()
  const failed: string[] = []
  let failure: Failure | undefined
  let failsRead = false

  /** The requests of the document without an answer, by their ids. */
  const open = new Map<string, { readonly address: string; readonly loader: string }>()
  const end = ({ requestId }: { readonly requestId: string }) => {
    open.delete(requestId)
    const at = held.findIndex(({ id }) => id === requestId)
    if (at >= 0) held.splice(at, 1)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', loaderId }) => {
    if (['Fetch', 'XHR', 'Script', 'Document'].includes(type))
      open.set(requestId, { address: request.url, loader: loaderId })
  })
  // The body of an answer that no code reads has no end.
  session.on('Network.responseReceived', end)
  session.on('Network.loadingFailed', end)
  // What a document that is left has asked for ends with it, which is not always reported.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId) return
    for (const [id, { loader }] of open) if (loader !== frame.loaderId) open.delete(id)
    held.length = 0
    files.clear()
  })
  for (const domain of ['Network', 'Page'] as const) await session.send(`${domain}.enable`)

  session.on(
    'Fetch.requestPaused',
    async ({ requestId, networkId, request, responseStatusCode, responseErrorReason }) => {
      const { method, postData } = request
      // A request that ends with its page is gone.
      const go = () => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
      const url = new URL(request.url)
      const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined
      // The check for a network of a page that is offline.
      if (url.pathname === '/favicon.svg') return void go()
      const isCode = url.pathname.startsWith('/_astro/')
      const row = rowOf(method, url, postData)
      const changes = isMutation(row?.name, row?.row)
      const kind: HeldKind = changes ? 'mutation' : row ? 'read' : isCode ? 'code' : 'page'
      if (!isAnswer && row) {
        const { name } = row
        if (changes && failure) {
          const how = failure
          failure = undefined
          failed.push(name)
          await platform.fault({ endpoint: name, times: 1, ...failures[how] })
        } else if (kind === 'read' && failsRead && name !== 'refreshSession') {
          failsRead = false
          failed.push(name)
          await platform.fault({ endpoint: name, times: 1, status: 503, body: {} })
        }
      }
      // Code has no effect on the platform, so it is held back before it is asked for.
      if (row?.name === 'refreshSession' || isAnswer === isCode) return void go()
      const left = isCode && !/\.island\./.test(url.pathname) ? undefined : armed.get(kind)
      if (left) armed.set(kind, left - 1)
      else if (left === 0) armed.delete(kind)
      if (left === 0 && isCode) files.add(url.pathname)
      if (left !== 0 && !files.has(url.pathname)) return void go()
      held.push({ id: networkId, kind, name: `${method} ${url.pathname}`, visit: visit(), go })
    },
  )
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'Fetch', requestStage: 'Request' },
      { urlPattern: '*', resourceType: 'Fetch', requestStage: 'Response' },
      { urlPattern: '*/_astro/*.js', requestStage: 'Request' },
    ],
  })
  const disarm = () => {
    armed.clear()
    failure = undefined
    failsRead = false
  }
  return {
    hold: (kind, skip = 0) => void armed.set(kind, skip),
    fail: (how) => {
      failure = how
    },
    failRead: () => {
      failsRead = true
    },
    disarm,
    release: async () => {
      armed.clear()
      files.clear()
      const released = held.splice(0)
      for (const { go } of released) await go()
      return released
    },
    held: () => held,
    isArmed: () => armed.size > 0,
    open: () => {
      const ids = new Set(held.map(({ id }) => id))
      return [...open].flatMap(([id, { address }]) => (ids.has(id) ? [] : [address]))
    },
    takeFailed: () => failed.splice(0),
  }
}
