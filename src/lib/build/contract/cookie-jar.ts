import { randomUUID } from 'node:crypto'
import type { EndpointName } from '../../api/endpoints.ts'
import { csrfHeader, overCookies } from '../../api/over-cookies.ts'

interface Finding {
  readonly name: EndpointName
  readonly sentence: string
}

const readable = 'csrf'

const isOver = (attributes: readonly string[]): boolean =>
  attributes.some((one) => {
    const [name = '', value = ''] = one.split('=')
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0
    return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now()
  })

const cookieProblems = (name: string, attributes: readonly string[]): readonly string[] => {
  const given = attributes.map((one) => one.toLowerCase().replace('samesite=strict', 'samesite=lax'))
  const expected = name === readable ? ['Secure', 'SameSite=Lax'] : ['HttpOnly', 'Secure', 'SameSite=Lax']
  const missing = expected.filter((one) => !given.includes(one.toLowerCase()))
  return [
    ...missing.map((one) => `The cookie ${name} lacks ${one}.`),
    ...(name === readable && given.includes('httponly')
      ? [`Pages cannot read the cookie ${name}: it has HttpOnly.`]
      : []),
  ]
}

/** Makes a client that keeps the session in cookies, and looks at them as it goes. LCK-3. */
export const cookieJar = (fetcher: typeof fetch) => {
  const cookies = new Map<string, string>()
  const secrets = new Set<string>()
  const found = new Map<string, Finding>()
  const find = (name: EndpointName, sentence: string) => found.set(sentence, { name, sentence })
  const take = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(name.length + 1)
      if (value === '' || isOver(attributes)) cookies.delete(name)
      else {
        cookies.set(name, value)
        secrets.add(value)
        for (const sentence of cookieProblems(name, attributes)) find('signIn', sentence)
      }
    }
  }
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetcher(input, { ...init, headers })
    take(response)
    return response
  }
  const portal = (csrf: () => string | undefined) =>
    overCookies({ send, csrf, newMark: () => `mark-${randomUUID()}` })
  const asPortal = portal(() => cookies.get(readable))
  const asAnotherSite = portal(() => undefined)
  /** Asks as the portal does, and keeps cookies as a browser does. */
  const ask: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname
    const isSignOut = path.endsWith('/user/logout')
    if (isSignOut && cookies.size > 0) {
      const headers = new Headers(init?.headers)
      headers.delete('Idempotency-Key')
      const { status } = await asAnotherSite(input, { ...init, headers })
      if (status !== 403)
        find(
          'signOut',
          `A sign-out without ${csrfHeader}, as another site would send it, is answered with ${status} instead of 403.`,
        )
    }
    const response = await asPortal(input, init)
    if (response.ok && path.endsWith('/user/login') && !cookies.has(readable))
      find('signIn', `The sign-in sets no cookie ${readable}.`)
    if (response.ok && isSignOut)
      for (const name of cookies.keys()) find('signOut', `The sign-out leaves the cookie ${name}.`)
    return response
  }
  return {
    fetcher: ask,
    findings: () => [...found.values()],
    /** Returns the values of all cookies that came, which nothing may print. */
    secrets: () => [...secrets],
  }
}
