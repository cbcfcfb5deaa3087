import { bypass, http, type RequestHandler } from 'msw'
import type { Sandbox } from './app.ts'

type Platform = Pick<Sandbox, 'fetch'>

/**
 * Handlers of Mock Service Worker that answer each call of the contract, on any host, as the platform does: `createSandbox()` in
 * Node, `platformAt(…)` in a browser. DOC-2.
 */
export const platformHandlers = ({ fetch }: Platform): readonly RequestHandler[] =>
  ['*/wl/v1/*', '*/__sandbox/*'].map((path) => http.all(path, ({ request }) => fetch(request)))

/** The platform that `npm run mock` serves at an origin, for browsers, which have no database for one of their own. DOC-2. */
export const platformAt = (origin: string): Platform => ({
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const { method, headers } = request
    const { pathname, search } = new URL(request.url)
    // Chrome sends no body that is a stream over HTTP/1.
    const body = /^(?:GET|HEAD)$/.test(method) ? null : await request.arrayBuffer()
    const answer = await fetch(bypass(new URL(pathname + search, origin), { method, headers, body }))
    // It is unpacked here, and would be once more.
    const own = new Headers(answer.headers)
    own.delete('Content-Encoding')
    own.delete('Content-Length')
    const { status, statusText } = answer
    return new Response(answer.body, { status, statusText, headers: own })
  },
})
