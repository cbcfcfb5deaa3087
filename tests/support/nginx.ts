import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The nginx of this machine; undefined where there is none. Debian and its like: `apt-get install nginx-light`. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)

/** Finds a port that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** A running nginx. */
export interface RunningNginx {
  /** The output of `nginx -t` on the configuration. */
  readonly verdict: string
  readonly stop: () => Promise<void>
}

/** The configuration around a site: all that nginx writes stays in its own folder, so no rights are needed. */
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

/** Starts nginx with what stands in its `http` block. files: by name, put beside it; `{folder}` in the site is where they are. */
export const runNginx = async (
  program: string,
  site: string,
  files: Readonly<Record<string, string>> = {},
): Promise<RunningNginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-zone-nginx-'))
  await chmod(folder, 0o755)
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text)
  await writeFile(`${folder}/site.conf`, site.replaceAll('{folder}', folder))
  await writeFile(`${folder}/nginx.conf`, around(folder))
  const run = (...options: readonly string[]) =>
    spawnSync(
      program,
      ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, ...options],
      { encoding: 'utf8' },
    )
  const verdict = run('-t').stderr
  const started = run()
  if (started.status !== 0) throw new Error(`nginx did not start: ${started.stderr}`)
  return {
    verdict,
    stop: async () => {
      run('-s', 'stop')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
