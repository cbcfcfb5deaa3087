import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** A running server. */
export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Answers requests of this computer at a port; 0 takes any free one. What is no request is answered with 400. Fails with a
 * sentence where the port is taken.
 */
export const listen = async (
  answer: (request: Request) => Promise<Response>,
  port: number,
): Promise<Listening> => {
  const server = createAdaptorServer({
    fetch: async (request: Request) => {
      try {
        return await answer(request)
      } catch (error) {
        return new Response(error instanceof Error ? error.message : String(error), { status: 502 })
      }
    },
    overrideGlobalObjects: false,
  })
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use: is the desk open already? Another port: npm run desk -- --port ${port + 1}`,
            )
          : error,
      ),
    )
    server.listen(port, 'localhost', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
