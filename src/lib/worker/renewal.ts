import { readUrl } from '#lib/domain/read-url.ts'

/** The path of the call that trades a refresh token, which works once. SES-15. */
export const renewalPath = '/wl/v1/user/token/refresh'

/** The time for which an answer is given to whoever asks for it again, in milliseconds. */
const lasting = 60_000

export const isRenewal = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && readUrl(url)?.pathname.endsWith(renewalPath) === true

/** The renewals that are under way, or were answered within the last minute, by what was sent. In memory only. */
const renewals = new Map<string, Promise<Response>>()

/** Sends a renewal by itself, so that it outlives the page that has asked for it. */
const send = ({ url, headers, credentials, referrerPolicy }: Request, body: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers, credentials, referrerPolicy, ...(body !== '' && { body }) })

/**
 * Answers a page that trades a refresh token: with what the platform has answered to the same token, or will, where another
 * page has asked within a minute, so that a page that is left amid a renewal does not use the token up. SES-15.
 * Where the token is a cookie, the browser takes the answer over by itself, and only what is under way is shared.
 * waitUntil: keeps the worker alive.
 */
export const answerRenewal = async (
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> => {
  const body = await request.text()
  const key = [request.url, request.headers.get('x-csrf-token'), body].join('\n')
  const renewal = renewals.get(key) ?? send(request, body)
  if (!renewals.has(key)) {
    renewals.set(key, renewal)
    const keep = async () => {
      const answer = await renewal.catch(() => undefined)
      if (answer?.ok && body !== '') await new Promise((resolve) => setTimeout(resolve, lasting))
      renewals.delete(key)
    }
    waitUntil(keep())
  }
  return (await renewal).clone()
}
