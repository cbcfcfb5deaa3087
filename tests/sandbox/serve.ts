import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { policyIn } from '#lib/build/hosting/policy.ts'
import { createSandbox, type SandboxOptions } from './app.ts'
import { explain, help, readCommandLine } from './command-line.ts'
import type { Controls } from './controls.ts'
import { greeting } from './greeting.ts'
import { type Listening, listen, type Place } from './listen.ts'
import { isPlatform } from './over-node.ts'
import { packAnswer } from './static/file-store.ts'
import { createSite, createStampedSites } from './static/site.ts'

export interface ServeOptions extends SandboxOptions, Partial<Place> {
  readonly dist?: string
  /** The folder of the sites that are stamped, one per host; a host that has none gets the built site. */
  readonly tenants?: string
}

/** A running server: the built site and the platform on one origin. */
export interface Served extends Listening {
  readonly controls: Controls
}

/** Serves the site and the sandbox. Fails with the error of the port when it is taken. */
export async function serve({
  port = 4321,
  host,
  dist = 'dist',
  tenants,
  ...options
}: ServeOptions = {}): Promise<Served> {
  const sandbox = createSandbox(options)
  const site = createSite(resolve(dist))
  const stamped = createStampedSites(tenants)
  const answer = async (request: Request): Promise<Response> =>
    isPlatform(new URL(request.url).pathname)
      ? packAnswer(request, await sandbox.app.fetch(request))
      : (stamped(request) ?? site)(request)
  return { ...(await listen(answer, { port, host }, sandbox.close)), controls: sandbox.controls }
}

/** The platform that a built site asks in the place of the embedded one; undefined where it asks its own origin. */
export const foreignPlatform = (dist: string): string | undefined => {
  const page = `${dist}/index.html`
  const policy = existsSync(page) ? policyIn(readFileSync(page, 'utf8')) : undefined
  // Pictures come from the platform too, but not from where pages send their errors.
  const pictures = policy?.get('img-src') ?? []
  return policy?.get('connect-src')?.find((source) => source !== "'self'" && pictures.includes(source))
}

/** Starts the server from command-line arguments and says where everything is; ends the program when it cannot. */
export async function start(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.info(help)
    return
  }
  let port = 0
  try {
    const options = readCommandLine(args)
    port = options.port
    if (!existsSync(options.dist)) {
      console.warn(
        `There is no site in ${options.dist}, so only the platform answers: npm run build makes one.`,
      )
    }
    if (options.endsWithInput) process.stdin.resume().once('end', () => process.exit())
    const { url } = await serve(options)
    const asked = foreignPlatform(options.dist)
    const platform = asked === url ? undefined : asked
    const hasTestersPages = existsSync(`${options.dist}/qa.html`)
    console.info(greeting(url, { hasTestersPages, ...(platform === undefined ? {} : { platform }) }))
  } catch (error) {
    console.error(explain(error, port) ?? (error instanceof Error ? error.message : error))
    process.exit(1)
  }
}

if (import.meta.main) await start(process.argv.slice(2))
