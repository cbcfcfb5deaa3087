import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { SandboxEnv } from './app.ts'
import { change } from './change-member.ts'
import { type Controls, controlsOf } from './controls.ts'
import { fault } from './faults.ts'
import { figureRoutes } from './figures.ts'
import { ownOriginOnly } from './own-origin.ts'
import { personaNames } from './personas.ts'
import { moment } from './situation.ts'
import { tenants } from './tenants.ts'
import { defaultWorld, type Worlds } from './world.ts'

const tenant = v.picklist(tenants.map(({ id }) => id))

const who = v.object({ persona: v.picklist(personaNames), tenant: v.optional(tenant) })
const ahead = v.object({ offset_s: v.number() })
const pace = v.object({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)) })
const laid = v.object({ tenant, general: v.record(v.string(), v.unknown()) })

const posts: Readonly<Record<string, (controls: Controls, input: unknown) => unknown>> = {
  reset: (controls) => controls.reset(),
  faults: (controls, input) => controls.fault(v.parse(fault, input)),
  clock: (controls, input) => controls.clock(v.parse(ahead, input).offset_s),
  moment: (controls, input) => controls.moment(v.parse(moment, input)),
  speed: (controls, input) => controls.speed(v.parse(pace, input).rate),
  leave: (controls, input) => {
    const { persona, tenant: club } = v.parse(who, input)
    controls.leave(persona, club)
  },
  'expire-access': (controls) => controls.expireAccess(),
  'revoke-all': (controls) => controls.revokeAll(),
  member: (controls, input) => controls.member(v.parse(change, input)),
  settings: (controls, input) => {
    const { tenant: club, general } = v.parse(laid, input)
    controls.settings(club, general)
  },
  'sign-in': (controls, input) => {
    const { persona, tenant: club } = v.parse(who, input)
    return controls.signIn(persona, club)
  },
}

/**
 * Guards the controls of a demo: a browser may change a world of its own, which it names in its cookie, and never the
 * one that everybody shares.
 */
const onlyOwnWorld: MiddlewareHandler<SandboxEnv> = async ({ json, var: { world } }, next) => {
  if (world.name === defaultWorld)
    return json({ error: { message: 'Name a world of your own in the cookie sandbox-world' } }, 403)
  return next()
}

/** The controls over HTTP, below `/__sandbox`. Each acts in the world that the request names. */
export function controlRoutes(worlds: Worlds, isOwnOnly = false): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  // Open to every page, as a club's own endpoint is.
  routes.route('/', figureRoutes())
  routes.use(ownOriginOnly)
  if (isOwnOnly) routes.use(onlyOwnWorld)
  for (const [name, run] of Object.entries(posts)) {
    routes.post(`/${name}`, async (context) => {
      const raw = await context.req.text()
      try {
        const given = run(controlsOf(worlds, context.var.world.name), raw === '' ? {} : JSON.parse(raw))
        return context.json({ data: given ?? null })
      } catch (error) {
        const message = error instanceof v.ValiError ? v.summarize(error.issues) : String(error)
        return context.json({ error: { message: `${name}: ${message}` } }, 400)
      }
    })
  }
  const controls = (name: string) => controlsOf(worlds, name)
  routes.get('/log', (context) => context.json(controls(context.var.world.name).log()))
  routes.delete('/log', (context) => {
    controls(context.var.world.name).clearLog()
    return context.body(null, 204)
  })
  routes.delete('/faults', (context) => {
    controls(context.var.world.name).clearFaults()
    return context.body(null, 204)
  })
  return routes
}
