// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'

/** Signs in over a platform, and returns the headers of that call by name, in lower case. */
const headersOfSignIn = async (apiUrl: string, idempotency: boolean) => {
  vi.stubEnv('API_URL', apiUrl)
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ data: { token: 'a', refresh_token: 'b' } }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { call, startCalls } = await import('#lib/queries/call.ts')
  const { signIn } = await import('#lib/api/endpoints/sign-in.ts')
  startCalls({ channel: () => 'channel-fuel', idempotency: () => idempotency })
  await call(signIn, { body: { email: 'a@b.cz', password: 'Demo1234' } })
  return [...new Headers(fetch.mock.calls[0]?.[1]?.headers).keys()].toSorted()
}

const inAnyCase = ['accept', 'accept-language', 'channel-id', 'content-type']

test.each([
  ['the portal’s own origin', '', false, true],
  ['the portal’s own origin, written out', location.origin, false, true],
  ['another origin', 'https://api.club.example', false, false],
  ['another origin whose settings say that it takes keys', 'https://api.club.example', true, true],
])('to a platform on %s goes no header that it need not allow @B5 @SES-8', async (_, url, says, hasKey) => {
  expect(await headersOfSignIn(url, says)).toEqual([...inAnyCase, ...(hasKey ? ['idempotency-key'] : [])])
})
