import * as v from 'valibot'
import type { EndpointName } from '#lib/api/endpoints.ts'
import { onDropped } from '#lib/domain/tolerant.ts'
import { Failure, failureResponse } from './failure.ts'
import type { Visit } from './handler.ts'
import { handlers } from './handlers.ts'
import type { Match } from './match.ts'
import { type Account, memberById } from './members.ts'
import { ignoresToken, isOpen } from './open-endpoints.ts'
import { type RawBody, readBody, readQuery } from './read.ts'
import { holderOf } from './tokens.ts'

/** A handler gave what its own row would not read: an error of the sandbox, and loud. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer'
}

const bearer = (headers: Headers): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** The member whose token came along. Fails with 401 when a row needs one, or when the one that came is no good. */
function memberOf({ name, row }: Match, visit: Visit, headers: Headers): Account | undefined {
  const token = ignoresToken(name, row.token) ? undefined : bearer(headers)
  const holder = token === undefined ? undefined : holderOf(visit.world, token)
  const member = holder === undefined ? undefined : memberById(visit.db, holder)
  const isStranger = member !== undefined && member.tenant !== visit.tenant.id
  if ((token !== undefined && (!member || isStranger)) || (!member && !isOpen(name))) {
    throw new Failure('invalid_token')
  }
  return member
}

/** Checks an answer as strictly as the sandbox can: it must pass its row's schema without losing a list item. */
export function proven({ name, row }: Match, answer: unknown): unknown {
  const lost: string[] = []
  const previous = onDropped(({ list, reason }) => lost.push(`${list}: ${reason}`))
  const parsed = v.safeParse(row.response, answer)
  onDropped(previous)
  if (!parsed.success) throw new BrokenAnswer(`${name}: ${v.summarize(parsed.issues)}`)
  if (lost.length > 0) throw new BrokenAnswer(`${name}: ${lost.join('; ')}`)
  return answer
}

type AnyHandler = (call: Visit & Record<'params' | 'body' | 'query' | 'member' | 'token', unknown>) => unknown

const handlerOf = (name: EndpointName) => handlers[name] as AnyHandler

const isPublic: ReadonlySet<EndpointName> = new Set(['getDomainConfig', 'getConfig', 'getTranslations'])

/** Answers a request that a row was found for. Throws only when the sandbox itself is broken. */
export async function answer(found: Match, visit: Visit, request: Request, raw: RawBody): Promise<Response> {
  const { name, row, params } = found
  try {
    const member = memberOf(found, visit, request.headers)
    const query = readQuery(row, new URL(request.url))
    const body = await readBody(row, request, raw)
    const token = bearer(request.headers)
    const data = proven(found, await handlerOf(name)({ ...visit, params, query, body, member, token }))
    if (data === undefined) return new Response(null, { status: 204 })
    const headers = { 'Cache-Control': isPublic.has(name) ? 'no-cache' : 'no-store' }
    return Response.json({ data }, { headers })
  } catch (error) {
    if (error instanceof Failure) return failureResponse(error, visit.lang)
    throw error
  }
}
