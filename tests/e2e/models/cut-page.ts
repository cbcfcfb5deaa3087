import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CutPage {
  /** The address at which the site is served so. */
  readonly url: string
  /** Sends the second half of the page. */
  sendRest(): void
  close(): void
}

/** Serves the site at `target` with the second half of the page at `path`, from the text `before` on, held back. */
export const openCutPage = async (target: string, path: string, before: string): Promise<CutPage> => {
  let sendRest = () => {}
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      if (asked.url !== path) return from.pipe(answer)
      const pieces: Buffer[] = []
      return from
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const page = Buffer.concat(pieces)
          const middle = page.indexOf(before)
          if (middle < 0) throw new Error(`${asked.url} does not contain ${before}`)
          answer.write(page.subarray(0, middle))
          void rest.then(() => answer.end(page.subarray(middle)))
        })
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: () => {
      sendRest()
      server.closeAllConnections()
      server.close()
    },
  }
}
