import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** A running server. */
export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Answers requests at a port; 0 takes any free one. Fails with a sentence where the port is taken. */
export const listen = async (
  answer: (request: Request) => Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> => {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers,
      ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
    } as RequestInit)
    const send = async () => {
      const response = await answer(request)
      const cookies = response.headers.getSetCookie()
      outgoing.writeHead(response.status, {
        ...Object.fromEntries(response.headers),
        ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      })
      for await (const part of response.body ?? []) outgoing.write(part)
      outgoing.end()
    }
    send().catch((error: unknown) => {
      // Whoever has left the page meanwhile hears nothing of it.
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end(error instanceof Error ? error.message : String(error))
    })
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
    server.listen(port, host, done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
