import { ServerResponse } from 'node:http'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ConnectionLost } from './faults.ts'

/** Tells whether an address is the platform's own and not the site's. */
export const isPlatform = (path: string): boolean =>
  path.startsWith('/wl/v1/') || path.startsWith('/__sandbox/')

type Answer = (request: Request) => Response | Promise<Response>

/** Writes an answer part by part as it comes. Fails where its body fails, with what came before already sent. */
async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  // Each cookie has a line of its own.
  const cookies = response.headers.getSetCookie()
  const lines = cookies.length > 0 ? { 'set-cookie': cookies } : {}
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...lines })
  if (response.body) outgoing.flushHeaders()
  for await (const part of response.body ?? []) {
    if (outgoing.destroyed) return
    outgoing.write(part)
  }
  if (!outgoing.destroyed) outgoing.end()
}

/** Answers over a socket: a connection that is to be lost is cut, and an error of the sandbox is told and answered. */
export const overNode =
  (answer: Answer) =>
  async (request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> => {
    if (!(outgoing instanceof ServerResponse)) throw new Error('The sandbox speaks HTTP/1.1 only.')
    try {
      await write(await answer(request), outgoing)
      return RESPONSE_ALREADY_SENT
    } catch (error) {
      if (error instanceof ConnectionLost || request.signal.aborted || outgoing.headersSent) {
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
      console.error(error)
      return new Response(`The sandbox is broken: ${String(error)}`, { status: 500 })
    }
  }
