import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPort, defaultRoot } from '#lib/build/hosting/generated.ts'

/** The nginx of this machine; undefined where there is none. Debian and its like: `apt-get install nginx-light`. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)

/** The answer of a server. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A running server. */
export interface Server {
  /** The output of `nginx -t` on the configuration. */
  readonly verdict: string
  /** Asks for a path exactly as it is written, which `fetch` would tidy. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** A port that is free at this moment, for a program that cannot choose one itself. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** Asks a server of this machine for a path exactly as it is written. */
export const ask = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

/** The configuration around the built one: all that nginx writes stays in its own folder, so no rights are needed. */
const around = (folder: string) => `
${process.getuid?.() === 0 ? 'user root root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}`

/**
 * Starts nginx on a port of its own for the site in a folder, with the configuration that lies in another. dist: undefined
 * where the configuration names its folders itself.
 */
export const startNginx = async (
  program: string,
  dist: string | undefined,
  hosting: string,
): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-zone-nginx-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const built = await readFile(`${hosting}/nginx.conf`, 'utf8')
  await writeFile(
    `${folder}/site.conf`,
    built
      .replace(`listen ${defaultPort}`, `listen 127.0.0.1:${port}`)
      .replace(`root ${defaultRoot};`, `root ${dist};`),
  )
  await writeFile(`${folder}/nginx.conf`, around(folder))
  const run = (...options: readonly string[]) =>
    spawnSync(
      program,
      ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, ...options],
      {
        encoding: 'utf8',
      },
    )
  const verdict = run('-t').stderr
  const started = run()
  if (started.status !== 0) throw new Error(`nginx did not start: ${started.stderr}`)
  return {
    verdict,
    get: (path, headers = {}) => ask(port, path, headers),
    stop: async () => {
      run('-s', 'stop')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
