import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { defaultPort } from '#lib/build/hosting/host-files.ts'
import { freePort } from '#support/nginx.ts'
import { ask, type Server } from './nginx-server.ts'

/** The Caddy of this machine; undefined where there is none. Debian and its like: `apt-get install caddy`. */
export const caddy = ['caddy', '/usr/bin/caddy'].find((path) => spawnSync(path, ['version']).status === 0)

/** Starts Caddy on a port of its own with the Caddyfile of a folder, which names its folders itself. */
export const startCaddy = async (program: string, hosting: string): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-zone-caddy-'))
  const port = await freePort()
  const built = await readFile(`${hosting}/Caddyfile`, 'utf8')
  // No port for its own orders, and nothing of it outside its folder.
  const own = built
    .replace('\nimport clubs.caddy\n', `\nimport ${hosting}/clubs.caddy\n`)
    .replaceAll(`:${defaultPort} {`, `:${port} {\n\tbind 127.0.0.1`)
  await writeFile(`${folder}/Caddyfile`, `{\n\tadmin off\n}\n${own}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const file = ['--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  const { stdout, stderr, status } = spawnSync(program, ['validate', ...file], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`Caddy refuses its file: ${stderr}`)
  const running = spawn(program, ['run', ...file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(running, 'exit')
  const lines: string[] = []
  let isServing = false
  for await (const line of createInterface(running.stderr)) {
    lines.push(line)
    isServing = line.includes('serving initial configuration')
    if (isServing) break
  }
  if (!isServing) throw new Error(`Caddy did not start: ${lines.join('\n')}`)
  running.stderr.resume()
  return {
    verdict: stdout + stderr,
    get: (path, headers = {}) => ask(port, path, headers),
    stop: async () => {
      running.kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
