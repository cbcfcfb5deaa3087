import { expect, type Page, type Request } from 'playwright/test'

/** Follows the calls of a page from now on. `settled` waits for a moment at which none is under way. */
export const followCalls = (page: Page) => {
  const open = new Set<Request>()
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/wl/')
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => isCall(request) && open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { settled: () => expect.poll(() => open.size).toBe(0) }
}
