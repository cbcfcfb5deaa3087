import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { csrfHeader } from '#lib/api/over-cookies.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { prefix, visit } from './api.ts'
import { Failure, failureResponse } from './failure.ts'
import type { World } from './world.ts'

/** The names of the cookies: two that no page can read, and the one that pages repeat in a header. */
export const cookieNames = { access: 'session', refresh: 'refresh', csrf: 'csrf' } as const

/** Seconds that the browser keeps them: longer than any token lives, so that one that has run out is still told from none. */
const life = 60 * 24 * 3600

/** The rows that take the refresh token, which is a cookie here. */
const refreshPath = `${prefix}user/token/refresh`
const logoutPath = `${prefix}user/logout`

const key = randomBytes(32)

/** The word that a page has to repeat: made of the refresh token, so that a cookie that another site plants does not fit. */
const csrfOf = (refreshToken: string): string =>
  createHmac('sha256', key).update(refreshToken).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const hidden = { path: prefix.slice(0, -1), httpOnly: true, secure: true, sameSite: 'Lax' } as const
const readable = { path: '/', secure: true, sameSite: 'Lax' } as const

const setting = ({ token, refresh_token }: TokenPair): readonly string[] => [
  serialize(cookieNames.access, token, { ...hidden, maxAge: life }),
  serialize(cookieNames.refresh, refresh_token, { ...hidden, maxAge: life }),
  serialize(cookieNames.csrf, csrfOf(refresh_token), { ...readable, maxAge: life }),
]

const ending: readonly string[] = [
  serialize(cookieNames.access, '', { ...hidden, maxAge: 0 }),
  serialize(cookieNames.refresh, '', { ...hidden, maxAge: 0 }),
  serialize(cookieNames.csrf, '', { ...readable, maxAge: 0 }),
]

const isPair = (data: unknown): data is TokenPair & Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && 'token' in data && 'refresh_token' in data

/** The answer with other cookies, and with another body where one is given. */
const withCookies = (
  response: Response,
  cookies: readonly string[],
  body: BodyInit | null = response.body,
) => {
  const answer = new Response(body, response)
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Puts the tokens of an answer into cookies; `{signed_in: true}` stands in their place. */
const taken = async (response: Response): Promise<Response> => {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const { data } = JSON.parse(text) as { data?: unknown }
  if (!isPair(data)) return withCookies(response, [], text)
  const { token: _, refresh_token: __, ...others } = data
  return withCookies(response, setting(data), JSON.stringify({ data: { ...others, signed_in: true } }))
}

/**
 * Lets a platform of tokens keep them in cookies, for pages of its own origin: what it answers at a sign-in goes into cookies,
 * what a browser sends of them goes into the header and the body that the rows take. A mutating call that comes with a
 * session must repeat its cookie `csrf` in `X-CSRF-Token`. LCK-3.
 */
export const inCookies =
  (world: World, answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const cookies = parse(request.headers.get('cookie') ?? '')
    const { [cookieNames.access]: access, [cookieNames.refresh]: refresh } = cookies
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const given = request.headers.get(csrfHeader) ?? ''
    const isSession = access !== undefined || refresh !== undefined
    if (!isReading && isSession && !isSame(given, csrfOf(refresh ?? '')))
      return failureResponse(new Failure('csrf_invalid'), visit(world, request).lang)
    const headers = new Headers(request.headers)
    headers.delete('authorization')
    headers.delete('content-length')
    const isOfRefresh = pathname === refreshPath || pathname === logoutPath
    // What everybody may read is asked for as nobody.
    if (access && !isOfRefresh && !pathname.startsWith(`${prefix}platform/`))
      headers.set('authorization', `Bearer ${access}`)
    const body = isOfRefresh ? JSON.stringify({ refresh_token: refresh ?? 'none' }) : request.body
    const { url, method, signal } = request
    const asked = new Request(url, {
      ...{ method, headers, signal },
      ...(isReading ? {} : { body, duplex: 'half' }),
    } as RequestInit)
    const response = await answer(asked)
    const isOver =
      (pathname === logoutPath && response.ok) || (pathname === refreshPath && response.status === 401)
    return isOver ? withCookies(response, ending) : isReading ? response : taken(response)
  }
