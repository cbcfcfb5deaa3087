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
import { defaultWorld, type Worlds } from './worlds.ts'

const tenant = v.picklist(tenants.map(({ id }) => id))

/** Makes a control from the form of its body and its action. */
const control = <S extends v.GenericSchema>(
  body: S,
  act: (controls: Controls, input: v.InferOutput<S>) => unknown,
) => ({
  run: (controls: Controls, input: unknown) => act(controls, v.parse(body, input ?? {})),
})

const posts = {
  reset: control(v.unknown(), (controls) => controls.reset()),
  faults: control(fault, (controls, input) => controls.fault(input)),
  clock: control(v.object({ offset_s: v.number() }), (controls, { offset_s }) => controls.clock(offset_s)),
  moment: control(moment, (controls, input) => controls.moment(input)),
  speed: control(
    v.object({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)) }),
    (controls, { rate }) => controls.speed(rate),
  ),
  leave: control(
    v.object({ persona: v.picklist(personaNames), tenant: v.optional(tenant) }),
    (controls, { persona, tenant: club }) => controls.leave(persona, club),
  ),
  'expire-access': control(v.unknown(), (controls) => controls.expireAccess()),
  'revoke-all': control(v.unknown(), (controls) => controls.revokeAll()),
  member: control(change, (controls, input) => controls.member(input)),
  settings: control(v.object({ tenant, general: v.record(v.string(), v.unknown()) }), (controls, input) =>
    controls.settings(input.tenant, input.general),
  ),
  'sign-in': control(
    v.object({ persona: v.picklist(personaNames), tenant: v.optional(tenant) }),
    (controls, { persona, tenant: club }) => controls.signIn(persona, club),
  ),
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
  for (const [name, { run }] of Object.entries(posts)) {
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
