import type { Page } from 'playwright/test'

/** The persons in every club of the sandbox; each represents a situation. */
export type Persona = 'verified' | 'zero' | 'unverified' | 'cardless' | 'newcomer'

/** Something that goes wrong, as `tests/sandbox/faults.ts` writes it. */
export type Fault = Readonly<Record<string, unknown>>

/** A call that the platform has seen. `status` is 0 when no answer was given. */
export interface Call {
  readonly endpoint: string | undefined
  readonly method: string
  readonly path: string
  readonly body: string
  readonly status: number
}

/** An SMS or a mail that the platform has sent. */
export interface Sent {
  readonly receiver: string
  readonly code?: string | null
  readonly token?: string | null
  readonly link?: string | null
}

/** A club platform of one test's own: its members, its clock, its faults. */
export interface Platform {
  /** The name by which it is known, in the cookie or header `sandbox-world`. */
  readonly id: string
  /** All that tests can do behind the portal's back: `tests/sandbox/control-routes.ts`. */
  readonly controls: {
    post(path: string, body?: unknown): Promise<unknown>
    get(path: string): Promise<unknown>
    delete(path: string): Promise<unknown>
  }
  fault(fault: Fault): Promise<unknown>
  /** Every access token is stale from now on; refresh tokens stay good. */
  expireSessions(): Promise<unknown>
  /** Lays settings over those of a club, by dotted keys. */
  set(club: string, general: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Puts a session into the browser without the login page; the page is left on a blank file of the origin. */
  signIn(page: Page, persona: Persona, club?: string): Promise<void>
  /** The browser knows a club before its first page, as after an earlier visit by `?tenant=`. */
  enter(page: Page, club: string): Promise<void>
  /** The calls that the platform has seen, oldest first. */
  calls(endpoint?: string): Promise<Call[]>
  /** The newest SMS or mail to a phone or an address. */
  last(receiver: string): Promise<Sent>
}

/** Everybody's password in the sandbox. */
const password = 'Demo1234'

/**
 * The portal's storage keys, written out since this file goes to repositories without the portal's code:
 * `tests/house/storage-keys.test.ts` compares them.
 */
export const keys = {
  tenant: 'tenant',
  auth: (club: string): string => `auth:${club}`,
  sessionId: (club: string): string => `auth-sitting:${club}`,
}

/** Reads a `Set-Cookie` line of the sandbox, as a browser would. */
const readCookie = (line: string) => {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attributes.find((one) => one.startsWith('Path='))?.slice(5) ?? '/',
    httpOnly: attributes.includes('HttpOnly'),
    secure: attributes.includes('Secure'),
    sameSite: 'Lax' as const,
  }
}

/** The platform of a sandbox that is served with `--controls` at `url`, in a world of its own. */
export const openPlatform = (url: string, id: string): Platform => {
  const headers = { 'x-sandbox-world': id, 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${url}/__sandbox${path}`, { method, headers, ...json })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const enter = async (page: Page, club: string) => {
    await page.goto(`${url}/favicon.svg`)
    await page.evaluate(([key, tenant]) => sessionStorage.setItem(key, tenant), [keys.tenant, club] as const)
  }
  return {
    id,
    controls: {
      post: (path, body = {}) => ask('POST', path, body),
      get: (path) => ask('GET', path),
      delete: (path) => ask('DELETE', path),
    },
    fault: (fault) => ask('POST', '/faults', fault),
    expireSessions: () => ask('POST', '/expire-access'),
    set: (club, general) => ask('POST', '/settings', { tenant: club, general }),
    enter,
    signIn: async (page, persona, club = 'fuel') => {
      const body = JSON.stringify({ email: `${persona}@example.com`, password })
      const login = await fetch(`${url}/wl/v1/user/login?tenant=${club}`, { method: 'POST', headers, body })
      if (!login.ok)
        throw new Error(`${persona} cannot sign in to ${club}: the platform answered ${login.status}.`)
      const { data } = (await login.json()) as { data: unknown }
      const cookies = login.headers.getSetCookie().map(readCookie)
      if (cookies.length > 0)
        await page
          .context()
          .addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })))
      await enter(page, club)
      await page.evaluate(
        ({ authKey, idKey, pair }) => {
          localStorage.setItem(authKey, pair)
          localStorage.setItem(idKey, 'test')
        },
        {
          authKey: keys.auth(club),
          idKey: keys.sessionId(club),
          // Where the tokens are in cookies, the portal keeps a word that it has made up.
          pair: JSON.stringify(cookies.length > 0 ? { mark: '1-1' } : data),
        },
      )
    },
    calls: async (endpoint) => {
      const log = (await ask('GET', '/log')) as Call[]
      return endpoint === undefined ? log : log.filter((seen) => seen.endpoint === endpoint)
    },
    last: async (receiver) => {
      const messages = (await ask('GET', '/outbox.json')) as Sent[]
      const message = messages.find((one) => one.receiver === receiver)
      if (!message) throw new Error(`Nothing was sent to ${receiver}`)
      return message
    },
  }
}
