import type { Page } from 'playwright/test'

/** A call of a page that waits for a test to say what becomes of it. */
export interface HeldCall {
  /** Returns the platform's answer, before the page learns of it. */
  ask(): Promise<unknown>
  /** Lets it go on to the platform. */
  continue(): Promise<unknown>
  /** Gives it an answer, which the platform never hears of. */
  fulfill(status: number, body: unknown): Promise<unknown>
  /** Cuts its connection. */
  abort(): Promise<unknown>
}

/** Calls that wait, in their order. */
export interface Held {
  /** The next call that waits; comes when it does. */
  next(): Promise<HeldCall>
  /** Lets the call that waits, or comes next, go on to the platform, and from then on every other one at once. */
  release(): Promise<void>
}

/**
 * Keeps calls back whose `METHOD /path` fits one of the patterns. By the browser's own tools: while Playwright's `route`
 * is on, every file is fetched without the browser's cache.
 */
export const holdCalls = async (page: Page, patterns: readonly RegExp[]): Promise<Held> => {
  const waiting: HeldCall[] = []
  let isHolding = true
  const asking: ((call: HeldCall) => void)[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url, headers } }) => {
    const call: HeldCall = {
      ask: async () => (await page.request.fetch(url, { method, headers })).json(),
      continue: () => session.send('Fetch.continueRequest', { requestId }),
      fulfill: (responseCode, body) =>
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode,
          responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(body)).toString('base64'),
        }),
      abort: () => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
    }
    const name = `${method} ${new URL(url).pathname}`
    // One that nobody waits for may end with its page.
    if (!isHolding || !patterns.some((pattern) => pattern.test(name))) call.continue().catch(() => undefined)
    else (asking.shift() ?? ((held) => void waiting.push(held)))(call)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/wl/v1/*' }] })
  const next = async () => {
    const call = waiting.shift()
    if (call) return call
    const { promise, resolve } = Promise.withResolvers<HeldCall>()
    asking.push(resolve)
    return promise
  }
  const release = async () => {
    waiting.unshift(await next())
    isHolding = false
    for (const call of waiting.splice(0)) await call.continue()
  }
  return { next, release }
}

/** The platform's own answer. */
export const answered = (call: HeldCall): Promise<unknown> => call.continue()

/** An answer that the platform would give in another case. */
export const answeredWith =
  (status: number, body: unknown) =>
  (call: HeldCall): Promise<unknown> =>
    call.fulfill(status, body)

/** No answer: whether the platform has done what was asked, nobody can tell. */
export const lost = (call: HeldCall): Promise<unknown> => call.abort()
