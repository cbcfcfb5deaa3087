import { randomUUID } from 'node:crypto'
import { test as base, expect } from 'playwright/test'
import { followCalls } from './calls-under-way.ts'
import { type Fault, openPlatform, type Persona, type Platform } from './platform.ts'
import { waitForIslands } from './ready.ts'
import { watch } from './watch.ts'

export { expect }

/** The most frequent failures, as faults of the sandbox. */
const kinds = {
  'server error': { status: 500, body: {} },
  busy: { status: 503, body: {}, headers: { 'Retry-After': '1' } },
  // Not by a cut connection: a browser sends a call again by itself when a used one is cut before an answer.
  'lost reply': { after: true, status: 502, body: {} },
  'cut off': { reset: true },
  'no answer': { hang: true },
  slow: { delay_ms: 1000 },
  'sign-in page of a Wi-Fi': { status: 200, body: '<h1>Wi-Fi</h1>', content_type: 'text/html' },
} as const satisfies Record<string, Fault>

interface Kit {
  /** The club platform of this test alone. */
  platform: Platform
  /** The errors on the pages; a test that provokes a console error takes it out. */
  pageErrors: string[]
  /** Puts a session into the browser without the login page. */
  signIn(persona: Persona, club?: string): Promise<void>
  /** Makes a row of the contract, or all (`*`), go wrong: by the name of a kind, or in all detail. */
  fault(row: string, kind: keyof typeof kinds | Fault, more?: Fault): Promise<unknown>
  /** Lets so many seconds pass, for the platform and for the page, at a moment with no call under way. */
  moveClock(seconds: number): Promise<void>
  /** Sets the clock of the member's device so many seconds ahead of the platform's. */
  skewDevice(seconds: number): Promise<void>
}

/** Journeys with a platform of their own; what they need is one line each. */
export const test = base.extend<Kit>({
  pageErrors: [
    async ({ context }, use) => {
      const { errors } = await watch(context)
      waitForIslands(context)
      await use(errors)
      expect(errors, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
  platform: async ({ context, baseURL }, use) => {
    const id = randomUUID()
    // Playwright reads the names of fixtures from this very text, so no default can stand in it.
    const url = baseURL ?? ''
    await context.addCookies([{ name: 'sandbox-world', value: id, url }])
    await use(openPlatform(url, id))
  },
  signIn: ({ platform, page }, use) => use((persona, club) => platform.signIn(page, persona, club)),
  fault: ({ platform }, use) =>
    use((row, kind, more = {}) => {
      const fault: Fault | undefined = typeof kind === 'string' ? kinds[kind] : kind
      if (!fault)
        throw new Error(`${kind} is no fault: use ${Object.keys(kinds).join(', ')}, or one in detail.`)
      return platform.fault({ endpoint: row, ...fault, ...more })
    }),
  moveClock: async ({ platform, page }, use) => {
    let ahead = 0
    const calls = followCalls(page)
    await page.clock.install()
    await use(async (seconds) => {
      // An answer between the two clocks would tell the page of a time that is not.
      const release = await calls.hold()
      await calls.settled()
      ahead += seconds
      await platform.controls.post('/clock', { offset_s: ahead })
      await page.clock.fastForward(seconds * 1000)
      await release()
    })
  },
  skewDevice: ({ page }, use) => use((seconds) => page.clock.setSystemTime(Date.now() + seconds * 1000)),
})
