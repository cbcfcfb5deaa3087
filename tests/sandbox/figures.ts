import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxEnv } from './app.ts'

const figure = v.optional(v.pipe(v.number(), v.minValue(0)))

/** A report of figures as a club may rely on it: no more and nothing else. FIG-1. */
const report = v.strictObject({
  route: v.pipe(v.string(), v.regex(/^\/[a-z-]*(?:\/\{id\})?$|^other$/)),
  visit: v.string(),
  build: v.pipe(v.string(), v.regex(/^(?:[\w.-]+\.js)?$/)),
  connection: v.optional(v.picklist(['slow-2g', '2g', '3g', '4g'])),
  figures: v.strictObject({ LCP: figure, INP: figure, CLS: figure, TTFB: figure, FCP: figure }),
})

/** The headers by which a visitor could be told from others. */
const telling = ['cookie', 'authorization', 'referer'] as const

/** A report that has come, and which telling headers came with it. */
export interface ReceivedFigures {
  readonly report: v.InferOutput<typeof report>
  readonly headers: readonly string[]
}

/** The reports that a box holds at most; the oldest go. */
const most = 200

/**
 * The endpoint of a club that asks for figures: `POST /figures/{box}` receives a report, `GET` lists them. Whoever sends one
 * has no cookie, and so no world: the box stands in the address.
 */
export function figureRoutes(): Hono<SandboxEnv> {
  const boxes = new Map<string, readonly ReceivedFigures[]>()
  const routes = new Hono<SandboxEnv>()
  routes.post('/figures/:box', async ({ req, body, json }) => {
    const text = await req.text()
    const read = v.safeParse(v.pipe(v.string(), v.maxLength(1000), v.parseJson(), report), text)
    if (!read.success) return json({ error: { message: v.summarize(read.issues) } }, 400)
    const received = { report: read.output, headers: telling.filter((name) => req.header(name)) }
    const box = req.param('box')
    boxes.set(box, [...(boxes.get(box) ?? []), received].slice(-most))
    return body(null, 204)
  })
  routes.get('/figures/:box', ({ req, json }) => json(boxes.get(req.param('box')) ?? []))
  return routes
}
