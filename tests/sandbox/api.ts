import { answer } from './answer.ts'
import { letRun, secondsIn } from './clock.ts'
import { isLocal } from './cors.ts'
import { deviceOf } from './device.ts'
import { Failure, failureResponse, refusedBy } from './failure.ts'
import { takeFault } from './faults.ts'
import type { Visit } from './handler.ts'
import { see } from './log.ts'
import { type Match, match } from './match.ts'
import { memberById } from './members.ts'
import { misbehave } from './misbehave.ts'
import { once } from './once.ts'
import { type RawBody, takeIn } from './read.ts'
import { seed } from './seeds.ts'
import type { Tenant } from './tenant.ts'
import { tenantNamed, tenantOfDomain } from './tenants.ts'
import { holderOf } from './tokens.ts'
import { type Spoken, spoken } from './words.ts'
import type { World } from './world.ts'

/** The prefix of the contract's addresses. SES-8. */
export const prefix = '/wl/v1/'

export const nowIn = (world: World): number => Math.floor(secondsIn(world))

const langOf = ({ headers }: Request, tenant: Tenant): Spoken => {
  const asked = headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return asked === undefined || asked === '*' ? tenant.lang : (spoken.find((one) => one === asked) ?? 'en')
}

/** The club of a call that names none: the one whose member's token it bears, else the host's. */
function tenantOf(world: World, request: Request, { host }: URL): Tenant {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const holder = token === undefined ? undefined : holderOf(world, token)
  const member = holder === undefined ? undefined : memberById(world.db, holder)
  return tenantOfDomain(member?.tenant ?? host)
}

/** The origin of the page that calls, where it is one on this machine; undefined where the request does not tell. */
const pageOf = (headers: Headers): string | undefined => {
  const origin = headers.get('origin')
  return origin !== null && isLocal(origin) ? origin : undefined
}

/** Returns the club, time and language in which a request is answered; a club is seeded when it is first met. */
export function visit(world: World, request: Request): Visit {
  const url = new URL(request.url)
  const named = tenantNamed(url, request.headers)
  const tenant = named ?? tenantOf(world, request, url)
  const now = nowIn(world)
  seed(world.db, tenant, now)
  const { headers } = request
  return {
    ...{ world, db: world.db, tenant, named, now, origin: url.origin },
    page: pageOf(headers) ?? url.origin,
    ...{ lang: langOf(request, tenant), device: deviceOf(headers.get('user-agent')) },
    confirmation: headers.get('confirmation') ?? undefined,
  }
}

const noBody: RawBody = { bytes: new Uint8Array(), json: undefined }

async function carryOut(world: World, request: Request, found: Match | undefined, raw: RawBody | Failure) {
  const here = visit(world, request)
  if (raw instanceof Failure) return failureResponse(raw, here.lang)
  return found ? answer(found, here, request, raw) : failureResponse(new Failure('not_found'), here.lang)
}

const refusedOr = async (raw: Promise<RawBody>): Promise<RawBody | Failure> =>
  raw.catch((error: unknown) => {
    if (error instanceof Failure) return error
    throw error
  })

/** The rows whose answers show the seconds that a clock was set to. */
const lettingRun = new Set(['listCoupons', 'getCoupon'])

/** Answers any request under the prefix: finds its row, bears its faults, writes it down. */
export async function answerApi(world: World, request: Request, keepsLog: boolean): Promise<Response> {
  const raw = await refusedOr(takeIn(request))
  const { bytes, json } = raw instanceof Failure ? noBody : raw
  const found = match(request.method, new URL(request.url).pathname.slice(prefix.length), json)
  if (found && lettingRun.has(found.name)) letRun(world)
  const at = Date.now()
  let status = 0
  try {
    const fault = takeFault(world.faults, found?.name)
    const refusal = fault?.refusal && refusedBy(fault.refusal, json, found?.name === 'activateCoupon')
    const work = () =>
      refusal
        ? Promise.resolve(failureResponse(refusal, visit(world, request).lang))
        : once(world, request, bytes, () => carryOut(world, request, found, raw))
    const response = fault ? await misbehave(fault, work, request.signal) : await work()
    status = response.status
    response.headers.set('Date', new Date(secondsIn(world) * 1000).toUTCString())
    return response
  } finally {
    if (keepsLog) see(world.log, request, { endpoint: found?.name, bytes, status, at })
  }
}
