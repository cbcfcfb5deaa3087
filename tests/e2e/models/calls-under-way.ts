import { expect, type Page, type Request, type Route } from 'playwright/test'

const isCall = (url: URL) => url.pathname.startsWith('/wl/')

/**
 * Follows the calls of a page from now on. `settled` waits for a moment at which none is under way; `hold` lets no
 * further one leave the page until the function that it returns is called.
 */
export const followCalls = (page: Page) => {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => isCall(new URL(request.url())) && open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    settled: () => expect.poll(() => open.size).toBe(0),
    hold: async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const wait = async (route: Route) => {
        end(route.request())
        await released
        await route.fallback()
      }
      await page.route(isCall, wait)
      // A busy page tells of a call that it has begun before it answers this.
      await page.evaluate(() => undefined)
      return async () => {
        release()
        await page.unroute(isCall, wait)
      }
    },
  }
}
