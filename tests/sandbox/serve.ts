import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createSandbox, type SandboxOptions } from './app.ts'
import { explain, help, readCommandLine } from './command-line.ts'
import type { Controls } from './controls.ts'
import { greeting } from './greeting.ts'
import { overNode } from './over-node.ts'
import { isPlatform } from './platform-path.ts'
import { packAnswer } from './static/pack-answer.ts'
import { createSite } from './static/site.ts'
import { createStampedSites } from './static/stamped-sites.ts'

/** The options with which the demo server is started. */
export interface ServeOptions extends SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** The folder of the built site. */
  readonly dist?: string
  /** The folder of the sites that are stamped, one per host; a host that has none gets the built site. */
  readonly tenants?: string
}

/** A running server: the built site and the platform on one origin. */
export interface Served {
  /** Its origin, such as `http://localhost:4321`. */
  readonly url: string
  readonly controls: Controls
  readonly close: () => Promise<void>
}

// Longer than browsers keep an idle connection, so that none is closed under a request.
const serverOptions = { keepAliveTimeout: 65_000 }

/** Serves the site and the sandbox. Fails with the error of the port when it is taken. */
export async function serve({
  port = 4321,
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
  const server = createAdaptorServer({ fetch: overNode(answer), overrideGlobalObjects: false, serverOptions })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, done)
  }).catch((error: unknown) => {
    sandbox.close()
    throw error
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://localhost:${taken}`,
    controls: sandbox.controls,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          sandbox.close()
          done()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
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
    const { url } = await serve(options)
    console.info(greeting(url, { hasTestersPages: existsSync(`${options.dist}/qa.html`) }))
  } catch (error) {
    console.error(explain(error, port) ?? (error instanceof Error ? error.message : error))
    process.exit(1)
  }
}

if (import.meta.main) await start(process.argv.slice(2))
