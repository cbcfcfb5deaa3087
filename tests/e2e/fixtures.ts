import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import type { FaultInput } from '#sandbox/faults.ts'
import type { Seen } from '#sandbox/log.ts'
import type { Message } from '#sandbox/outbox.ts'
import { type PersonaName, personaEmail, personaPassword } from '#sandbox/personas.ts'
import { type TenantId, tenants } from '#sandbox/tenants.ts'

export { expect }

/** A person of the demo as a test needs her. */
interface Person {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly firstname: string
}

/** A club platform of one test's own: its members, its clock, its faults. */
export interface World {
  /** What its platform is known by, in the cookie or header `sandbox-world`. */
  readonly id: string
  readonly controls: {
    post(path: string, body?: unknown): Promise<unknown>
    get(path: string): Promise<unknown>
    delete(path: string): Promise<unknown>
  }
  /** Makes an endpoint, or all (`*`), go wrong. */
  fault(fault: FaultInput): Promise<unknown>
  persona(name: PersonaName, club?: TenantId): Person
  /** Puts a session into the browser without the login page; the page is left on a blank file of the origin. */
  signIn(page: Page, name: PersonaName, club?: TenantId): Promise<void>
  /** The browser knows a club before its first page, as after an earlier visit by `?tenant=`. */
  enter(page: Page, club: TenantId): Promise<void>
  /** The calls that the platform has seen, oldest first. */
  calls(endpoint?: Seen['endpoint']): Promise<Seen[]>
  lastSms(phone: string): Promise<Message>
  lastMail(email: string): Promise<Message>
}

const openWorld = (url: string, id: string): World => {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/__sandbox${path}`, {
      method,
      headers: { 'x-sandbox-world': id, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const persona = (name: PersonaName, club: TenantId = 'fuel'): Person => {
    const person = tenants.find((tenant) => tenant.id === club)?.people.find((one) => one.name === name)
    if (!person) throw new Error(`${club} has no persona ${name}`)
    const { phone, firstname } = person
    return { email: personaEmail(name), password: personaPassword, phone, firstname }
  }
  const enter = async (page: Page, club: TenantId) => {
    await page.goto('/favicon.svg')
    await page.evaluate((tenant) => sessionStorage.setItem('tenant', tenant), club)
  }
  const last = async (receiver: string): Promise<Message> => {
    const messages = (await ask('GET', '/outbox.json')) as Message[]
    const message = messages.find((one) => one.receiver === receiver)
    if (!message) throw new Error(`Nothing was sent to ${receiver}`)
    return message
  }
  return {
    id,
    controls: {
      post: (path, body = {}) => ask('POST', path, body),
      get: (path) => ask('GET', path),
      delete: (path) => ask('DELETE', path),
    },
    fault: (fault) => ask('POST', '/faults', fault),
    persona,
    enter,
    signIn: async (page, name, club = 'fuel') => {
      const { email, password } = persona(name, club)
      const response = await fetch(`${url}/wl/v1/user/login?tenant=${club}`, {
        method: 'POST',
        headers: { 'x-sandbox-world': id, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const { data } = (await response.json()) as { data: unknown }
      await enter(page, club)
      await page.evaluate((pair) => {
        localStorage.setItem('auth', pair)
        localStorage.setItem('auth-sitting', 'test')
      }, JSON.stringify(data))
    },
    calls: async (endpoint) => {
      const log = (await ask('GET', '/log')) as Seen[]
      return endpoint === undefined ? log : log.filter((seen) => seen.endpoint === endpoint)
    },
    lastSms: last,
    lastMail: last,
  }
}

/** Collects what must never happen on any page: errors, unhandled rejections, violations of the security policy. */
const watch = async (context: BrowserContext): Promise<string[]> => {
  const faults: string[] = []
  await context.exposeBinding('tellViolation', (_, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, 'tellViolation') as (text: string) => void
      tell(
        `CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      )
    })
  })
  const listen = (page: Page) => {
    page.on('pageerror', ({ message }) => {
      // A page change whose animation the browser gives up, because another follows or it was too slow.
      if (!/^Transition was (?:skipped|aborted)/.test(message)) faults.push(`page error: ${message}`)
    })
    page.on('console', (message) => {
      // The browser itself reports refused and broken requests, which tests cause on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(`console: ${message.text()}`)
    })
  }
  context.on('page', listen)
  for (const page of context.pages()) listen(page)
  return faults
}

interface Fixtures {
  world: World
  /** What went wrong on the pages; a test that provokes a console error takes it out. */
  pageFaults: string[]
}

export const test = base.extend<Fixtures>({
  pageFaults: [
    async ({ context }, use) => {
      const faults = await watch(context)
      await use(faults)
      expect(faults, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
  world: async ({ context, baseURL }, use) => {
    const id = randomUUID()
    // Playwright reads the names of fixtures from this very text, so no default can stand in it.
    const url = baseURL ?? ''
    await context.addCookies([{ name: 'sandbox-world', value: id, url }])
    await use(openWorld(url, id))
  },
})
