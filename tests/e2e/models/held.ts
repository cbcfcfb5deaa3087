import type { Page, Route } from 'playwright/test'

/** Calls that wait for a test to say what becomes of them, in their order. */
export interface Held {
  /** The next call that waits; comes when it does. */
  next(): Promise<Route>
}

/** Keeps calls back whose `METHOD /path` fits one of the patterns. */
export const holdCalls = async (page: Page, patterns: readonly RegExp[]): Promise<Held> => {
  const waiting: Route[] = []
  const asking: ((route: Route) => void)[] = []
  await page.route('**/wl/v1/**', async (route) => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname}`
    if (!patterns.some((pattern) => pattern.test(name))) return route.fallback()
    const ask = asking.shift()
    if (ask) ask(route)
    else waiting.push(route)
  })
  return {
    next: async () => {
      const route = waiting.shift()
      if (route) return route
      const { promise, resolve } = Promise.withResolvers<Route>()
      asking.push(resolve)
      return promise
    },
  }
}

/** The platform's own answer. */
export const answered = async (route: Route): Promise<void> => route.continue()

/** An answer that the platform would give in another case. */
export const answeredWith = (status: number, body: unknown) => async (route: Route) =>
  route.fulfill({ status, json: body })

/** No answer: whether the platform has done what was asked, nobody can tell. */
export const lost = async (route: Route): Promise<void> => route.abort()
