import { readBody, unwrap } from './answer.ts'
import type { ClientPorts } from './client.ts'

/** The header that proves that a mutating call comes from a page of this origin: it repeats the cookie `csrf`. */
export const csrfHeader = 'X-CSRF-Token'

interface CookiePorts {
  readonly send: ClientPorts['fetch']
  readonly csrf: () => string | undefined
  /** Makes up a word that no other session, and no earlier renewal of this one, has. */
  readonly newMark: () => string
}

/** Matches the addresses of the calls that have nothing to say but a refresh token, which is a cookie here. */
const ofTokens = /\/user\/(?:token\/refresh|logout)$/

const isAnswerOfSignIn = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && ('signed_in' in answer || 'refresh_token' in answer)

/**
 * Reads the answer of a mutating call. Who is signed in gets a mark in the place of both tokens; tokens that a platform sends
 * all the same are left out, so that such a sign-in fails instead of storing them.
 */
const marked = async (response: Response, newMark: () => string): Promise<Response> => {
  if (!response.ok || response.status === 204) return response
  const text = await response.text()
  const { status, headers } = response
  const answer = unwrap(readBody(text))
  if (!isAnswerOfSignIn(answer)) return new Response(text, { status, headers })
  const { token: _, refresh_token: __, ...others } = answer
  const mark = newMark()
  const pair = answer.signed_in === true ? { token: mark, refresh_token: mark } : {}
  return new Response(JSON.stringify({ ...others, ...pair }), { status, headers })
}

/**
 * Lets a client that knows pairs of tokens speak to a platform that keeps them in cookies, which the browser sends by itself.
 * The pair that the client holds is a mark: a made-up word that tells one sign-in and one renewal from another, and that
 * leaves the page in no call. LCK-3.
 */
export const overCookies =
  ({ send, csrf, newMark }: CookiePorts): ClientPorts['fetch'] =>
  async (url, { body, headers: given, ...init } = {}) => {
    const headers = new Headers(given)
    headers.delete('Authorization')
    if (init.method === 'GET') return send(url, { ...init, headers })
    const proof = csrf()
    if (proof !== undefined) headers.set(csrfHeader, proof)
    const isEmpty = ofTokens.test(String(url))
    if (isEmpty) headers.delete('Content-Type')
    const sent = isEmpty || body === undefined ? {} : { body }
    return marked(await send(url, { ...init, headers, ...sent }), newMark)
  }
