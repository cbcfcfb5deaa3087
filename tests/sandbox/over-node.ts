import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ConnectionLost } from './faults.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** Answers over a socket: a connection that is to be lost is cut, and a fault of the sandbox is told and answered. */
export const overNode =
  (answer: Answer) =>
  async (request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> => {
    try {
      return await answer(request)
    } catch (error) {
      if (error instanceof ConnectionLost || request.signal.aborted) {
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
      console.error(error)
      return new Response(`The sandbox is broken: ${String(error)}`, { status: 500 })
    }
  }
