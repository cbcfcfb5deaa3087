import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { defaultPort, defaultRoot } from '#lib/build/hosting/host-files.ts'
import { freePort, runNginx } from '#support/nginx.ts'

/** The answer of a server. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  /** The body as it came, for an encoding that this machine's HTTP does not know. */
  readonly bytes: Buffer
}

/** A running server. */
export interface Server {
  /** The output of `nginx -t` on the configuration. */
  readonly verdict: string
  /** Asks for a path exactly as it is written, which `fetch` would tidy. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** Asks a server of this machine for a path exactly as it is written. */
export const ask = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes.toString('utf8'),
          bytes,
        })
      })
    })
      .on('error', reject)
      .end()
  })

/**
 * Starts nginx on a port of its own for the site in a folder, with the configuration that lies in another. dist: undefined
 * where the configuration names its folders itself.
 */
export const startNginx = async (
  program: string,
  dist: string | undefined,
  hosting: string,
): Promise<Server> => {
  const port = await freePort()
  const built = await readFile(`${hosting}/nginx.conf`, 'utf8')
  const site = built
    .replaceAll(`listen ${defaultPort}`, `listen 127.0.0.1:${port}`)
    .replace(`root ${defaultRoot};`, `root ${dist};`)
  const { verdict, stop } = await runNginx(program, site)
  return { verdict, get: (path, headers = {}) => ask(port, path, headers), stop }
}
