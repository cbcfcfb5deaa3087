import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { overNode } from './over-node.ts'

/** The place where a server of the sandbox listens. */
export interface Place {
  /** 0 takes any free one. */
  readonly port: number
  /** The address that takes connections; without it those of this machine alone do. `0.0.0.0` takes them from everywhere. */
  readonly host?: string | undefined
}

/** A running server. */
export interface Listening {
  /** Its origin, as this machine calls it: `http://localhost:4321`. */
  readonly url: string
  readonly close: () => Promise<void>
}

// Longer than browsers keep an idle connection, so that none is closed under a request.
const serverOptions = { keepAliveTimeout: 65_000 }

/** Answers requests at a place; `closed` follows its end. Fails with the error of the port when it is taken, and is closed then. */
export async function listen(
  answer: (request: Request) => Response | Promise<Response>,
  { port, host = 'localhost' }: Place,
  closed: () => void,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: overNode(answer), overrideGlobalObjects: false, serverOptions })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  }).catch((error: unknown) => {
    closed()
    throw error
  })
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          closed()
          done()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
