import { basename } from 'node:path'
import type { Page } from 'playwright/test'
import type { FaultInput } from '#sandbox/faults.ts'
import type { Seen } from '#sandbox/log.ts'
import type { Message } from '#sandbox/outbox.ts'
import { type PersonaName, personaEmail, personaPassword } from '#sandbox/personas.ts'
import { type TenantId, tenants } from '#sandbox/tenants.ts'
import { unlisted } from './models/kept.ts'
import { type KeptWindow, openWindow } from './models/kept-window.ts'
import { expect, test as kit } from './models/kit.ts'
import type { Platform } from './models/platform.ts'
import { writeTaken } from './models/taken.ts'

export { expect }

/** A person of the demo as a test needs her. */
interface Person {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly firstname: string
}

/** The platform of the kit as the portal's own tests know it: with the sandbox's types and its people. */
export interface World extends Pick<Platform, 'id' | 'controls'> {
  /** Makes an endpoint, or all (`*`), go wrong. */
  fault(fault: FaultInput): Promise<unknown>
  persona(name: PersonaName, club?: TenantId): Person
  signIn(page: Page, name: PersonaName, club?: TenantId): Promise<void>
  enter(page: Page, club: TenantId): Promise<void>
  calls(endpoint?: Seen['endpoint']): Promise<Seen[]>
  lastSms(phone: string): Promise<Message>
  lastMail(email: string): Promise<Message>
}

const persona = (name: PersonaName, club: TenantId = 'fuel'): Person => {
  const person = tenants.find((tenant) => tenant.id === club)?.people.find((one) => one.name === name)
  if (!person) throw new Error(`${club} has no persona ${name}`)
  const { phone, firstname } = person
  return { email: personaEmail(name), password: personaPassword, phone, firstname }
}

/** The window that the tests of a worker share, one after another. */
interface Kept {
  window?: KeptWindow | undefined
  /** The options it was opened with. */
  options?: string
}

interface Own {
  /** True when a test wants a window that nobody has used: its subject is a first visit, or the browser itself. */
  newWindow: boolean
  /** Matches the errors that a test causes on purpose; the browser may report them after the test's last line. */
  expectedErrors: RegExp | undefined
  /** Matches what a test puts into the browser's storage itself, as `place: name`. */
  planted: RegExp | undefined
  /** Fails a journey that leaves something in the browser that the page of privacy does not list. PRV-1. */
  listedOnly: undefined
  /** The window of the test: a kept one, cleared, for most of the work of a short journey is an empty cache. */
  browserWindow: KeptWindow
}

/** Journeys with their world, for a file that starts a browser of its own. */
export const withWorld = kit.extend<{ world: World }>({
  world: ({ platform }, use) => {
    const last = async (receiver: string) => (await platform.last(receiver)) as Message
    const calls = async (endpoint?: string) => (await platform.calls(endpoint)) as Seen[]
    return use({ ...platform, persona, calls, lastSms: last, lastMail: last })
  },
})

/** Journeys with their world, in a window that those of one worker share. */
export const test = withWorld.extend<Own, { kept: Kept }>({
  newWindow: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  planted: [undefined, { option: true }],
  kept: [
    // Playwright wants a pattern here, even where a fixture needs no other.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const kept: Kept = {}
      await use(kept)
      await kept.window?.context.close()
    },
    { scope: 'worker' },
  ],
  browserWindow: async (
    { browser, kept, newWindow, baseURL, viewport, locale, isMobile, hasTouch, permissions, serviceWorkers },
    use,
    info,
  ) => {
    const options = JSON.stringify([baseURL, locale, isMobile, hasTouch, permissions, serviceWorkers])
    if (newWindow || kept.options !== options || kept.window?.isSpent()) {
      await kept.window?.context.close()
      kept.window = undefined
    }
    // A window that the journey before left amid a navigation may not come to another page any more: it is given up.
    const isClear = await kept.window?.clear(viewport).then(
      () => true,
      () => false,
    )
    if (isClear === false) {
      await kept.window?.context.close()
      kept.window = undefined
    }
    kept.window ??= await openWindow(browser, baseURL ?? '')
    kept.options = options
    await use(kept.window)
    writeTaken(kept.window.taken, `${basename(info.file)}: ${info.title}`, info.status === 'passed')
  },
  listedOnly: [
    async ({ browserWindow: { context }, baseURL, planted }, use, info) => {
      await use(undefined)
      // One that has failed says enough.
      if (info.status !== 'passed') return
      const left = (await unlisted(context, baseURL ?? '')).filter((one) => !planted?.test(one))
      expect(left, 'kept in the browser without a row in storage-table.ts').toEqual([])
    },
    { auto: true },
  ],
  context: ({ browserWindow }, use) => use(browserWindow.context),
  page: ({ browserWindow }, use) => use(browserWindow.page),
  pageErrors: async ({ browserWindow: { errors }, expectedErrors }, use) => {
    await use(errors)
    const unexpected = errors.filter((error) => !expectedErrors?.test(error))
    expect(unexpected, 'console errors, page errors and policy violations').toEqual([])
  },
})
