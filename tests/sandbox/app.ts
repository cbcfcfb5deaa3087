import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { abortable } from './abortable.ts'
import { answerApi } from './api.ts'
import { controlRoutes } from './control-routes.ts'
import { type Controls, controlsOf } from './controls.ts'
import { inCookies } from './cookies.ts'
import { acrossOrigins } from './cors.ts'
import { sent } from './outbox.ts'
import { outboxPage, outboxStyle } from './outbox-page.ts'
import { picture } from './pictures.ts'
import { passFile, savePage } from './wallet/answers.ts'
import { createWorlds, defaultWorld, type World } from './world.ts'

export interface SandboxOptions {
  /**
   * Opens `/__sandbox/…` controls and worlds to programs and to pages of this origin: `true` for tests; `own-world` for a demo, where each
   * browser has a world of its own to control and the shared one stays as it is.
   */
  readonly controls?: boolean | 'own-world'
  /** Lets pages of these origins call from elsewhere; without it only those of the platform's own origin can. */
  readonly cors?: (origin: string) => boolean
  /** Keeps sessions in cookies, for pages that were built with `SESSION=cookie`. */
  readonly cookies?: boolean
}

export interface SandboxEnv {
  Variables: { world: World }
}

export interface Sandbox {
  readonly app: Hono<SandboxEnv>
  /** A stand-in for the browser's own; an address without a host is on `http://sandbox.test`. */
  readonly fetch: typeof fetch
  /** The controls for tests behind the portal's back, in the default world; `world(name)` gives those of another. */
  readonly controls: Controls
  readonly close: () => void
}

export const worldHeader = 'x-sandbox-world'
export const worldCookie = 'sandbox-world'

/** Makes a platform of its own: nothing is shared with another sandbox of the same process. */
export function createSandbox({
  controls: mode = false,
  cors,
  cookies = false,
}: SandboxOptions = {}): Sandbox {
  const worlds = createWorlds()
  const named = (name: string | undefined) =>
    mode === true || (mode && /^[\w-]{8,40}$/.test(name ?? '')) ? name : undefined
  const app = new Hono<SandboxEnv>()

  app.use(async (context, next) => {
    const name = context.req.header(worldHeader) ?? getCookie(context, worldCookie)
    context.set('world', worlds.get(named(name) || defaultWorld))
    await next()
  })
  if (cors) app.use('/wl/v1/*', acrossOrigins(cors))
  app.all('/wl/v1/*', ({ var: { world }, req }) => {
    const answer = (request: Request) => answerApi(world, request, mode === true)
    return cookies ? inCookies(world, answer)(req.raw) : answer(req.raw)
  })
  app.get('/__sandbox/outbox', ({ var: { world } }) => outboxPage(sent(world.db)))
  app.get('/__sandbox/outbox.css', () => outboxStyle())
  app.get('/__sandbox/outbox.json', (context) => context.json(sent(context.var.world.db)))
  app.get('/__sandbox/assets/:file', (context) => picture(context.req.param('file')) ?? context.notFound())
  app.get('/__sandbox/wallet/save/:link', async (context) => {
    const { req, var: given } = context
    return (await savePage(given.world, req.raw, req.param('link'))) ?? context.notFound()
  })
  app.get('/__sandbox/wallet/:file{.+\\.pkpass}', async (context) => {
    const token = context.req.param('file').replace(/\.pkpass$/, '')
    return (await passFile(context.var.world, context.req.raw, token)) ?? context.notFound()
  })
  if (mode) app.route('/__sandbox', controlRoutes(worlds, mode === 'own-world'))
  // What is thrown here is an error of the sandbox or a connection that was cut on purpose: no answer hides it.
  app.onError((error) => {
    throw error
  })

  return {
    app,
    fetch: (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(input, 'http://sandbox.test'),
        init,
      )
      return abortable(Promise.resolve(app.fetch(request)), request.signal)
    },
    controls: controlsOf(worlds, defaultWorld),
    close: worlds.close,
  }
}
