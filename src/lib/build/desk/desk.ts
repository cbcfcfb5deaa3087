import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { openDesk } from './desk-state.ts'
import { handOver } from './hand-over.ts'
import type { Desk, HandedOver } from './model.ts'
import { createPreview } from './preview-page.ts'

export interface DeskOptions {
  readonly root: string
  /** The address of the built site with a platform, such as `http://localhost:4321`. */
  readonly site: string
  /** The folder of the desk's own page, as `buildPage` writes it. */
  readonly page: string
  /** The clubs that can be looked at and have words of their own: ids that `?tenant=` takes. */
  readonly clubs: readonly string[]
}

export type DeskServer = (request: Request) => Promise<Response>

/** Texts by their names, as they are typed. */
const texts = v.record(v.string(), v.string())

/** The largest bodies: of an action of the desk, and of a call of the portal, such as a receipt. Bytes. */
const largest = { action: 1_000_000, call: 16_000_000 } as const

/** The policy of the desk's own page, of which nothing comes from elsewhere. */
const ownPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Tells whether a request comes from a page of the desk, or from its address bar. */
const isOwn = ({ method, headers }: Request, origin: string): boolean => {
  const isSafe = method === 'GET' || method === 'HEAD'
  const site = headers.get('sec-fetch-site')
  const isNavigation = isSafe && headers.get('sec-fetch-mode') === 'navigate'
  if (site !== null && site !== 'same-origin' && site !== 'none' && !isNavigation) return false
  return isSafe || headers.get('origin') === origin
}

/** Makes the server of the marketers' desk. DSK-1. */
export const createDesk = ({ root, site, page, clubs }: DeskOptions): DeskServer => {
  const state = openDesk(root, clubs)
  const preview = createPreview({ site, clubs, drafted: state.drafted })
  const notOwn = { error: 'Only the desk itself may change words.' }
  const desk = new Hono()
    .onError((error, c) => c.json({ error: error.message }, 422))
    .use(bodyLimit({ maxSize: largest.action, onError: (c) => c.json({ error: 'It is too long.' }, 413) }))
    .get('/api/desk', (c) => c.json(state.desk() satisfies Desk))
    .get('/api/history', (c) => c.json(state.history(c.req.query('name') ?? '')))
    // A page of another site cannot send this type without asking first.
    .on('POST', '/api/*', async (c, next) =>
      c.req.header('content-type') === 'application/json' ? next() : c.json(notOwn, 403),
    )
    .post('/api/draft', async (c) => c.json(state.draft(v.parse(texts, await c.req.json()))))
    .post('/api/save', async (c) => {
      // With what was typed since the last pause.
      state.draft(v.parse(texts, await c.req.json()))
      return c.json(state.save())
    })
    .post('/api/hand-over', async (c) => {
      const { about } = v.parse(v.object({ about: v.string() }), await c.req.json())
      const done = handOver(root, about)
      const left = Object.keys(state.status().drafts).length
      const more = left === 0 ? '' : ` Not saved, and so not sent: ${left}.`
      return c.json({ ...done, sentence: done.sentence + more } satisfies HandedOver)
    })
    .get('/*', async (c, next) => {
      await next()
      c.header('Content-Security-Policy', ownPolicy)
      c.header('Cache-Control', 'no-store')
    })
    .get(
      '/*',
      serveStatic({
        root: page,
        rewriteRequestPath: (path) => path.replace(/^\/desk/, ''),
      }),
    )
  const app = new Hono()
    .onError(({ message }, c) => c.text(message, 502))
    .use(async (c, next) => {
      const { hostname, origin } = new URL(c.req.url)
      // Any page may name this computer; only a browser on it calls it so.
      if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
        return c.text('The desk is for this computer only.', 403)
      if (!isOwn(c.req.raw, origin)) return c.json(notOwn, 403)
      return next()
    })
    .get('/desk', (c) => c.redirect('/desk/', 308))
    .route('/desk', desk)
    .all('/desk/*', (c) => c.notFound())
    // A worker would keep pages that are older than the words.
    .all('/sw.js', (c) => c.notFound())
    .use(bodyLimit({ maxSize: largest.call }))
    .all('*', (c) => preview(c.req.raw))
  return async (request) => app.fetch(request)
}

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Answers requests of this computer at a port; 0 takes any free one. Fails with a sentence where the port is taken. */
export const listen = async (answer: DeskServer, port: number): Promise<Listening> => {
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false })
  await once(server.listen(port, 'localhost'), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(
          `Port ${port} is in use: is the desk open already? Another port: npm run desk -- --port ${port + 1}`,
        )
      : error
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
