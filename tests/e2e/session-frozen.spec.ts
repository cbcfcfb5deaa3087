import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Route } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, type World, withWorld } from './fixtures.ts'
import { expectOneRefresh, openTabs } from './models/session-tabs.ts'

/** The port at which a browser that was started with port 0 can be joined: it writes it into its profile. */
const portOf = async (browser: Browser): Promise<number> => {
  const cdp = await browser.newBrowserCDPSession()
  const line: { arguments: string[] } = await cdp.send('Browser.getBrowserCommandLine')
  const option = '--user-data-dir='
  const profile = line.arguments.find((one) => one.startsWith(option))?.slice(option.length) ?? ''
  const read = async () =>
    Number(/^\d+/.exec(await readFile(join(profile, 'DevToolsActivePort'), 'utf8'))?.[0])
  await expect.poll(() => read().catch(() => 0)).toBeGreaterThan(0)
  return read()
}

/**
 * Chromium freezes no page that is seen, and Playwright has it say of every page that it is; freezing one then does
 * nothing, and says so nowhere. The pages of a browser that Playwright only joins are left as they are.
 */
const test = withWorld.extend({
  context: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--remote-debugging-port=0', '--enable-automation']
    const started = await chromium.launch({ ...launchOptions, args })
    const joined = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(started)}`, {
      noDefaults: true,
    })
    const [context] = joined.contexts()
    if (!context) throw new Error('A browser has a context')
    await use(context)
    await joined.close()
    await started.close()
  },
})

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), keyOfTenant(authKey, 'fuel'))
const refreshes = async (world: World) => (await world.calls('refreshSession')).map(({ status }) => status)
const tryAgain = (page: Page) => page.locator('#content').getByRole('button', { name: 'Try again' }).first()

/** Freezes a tab: no timer of it runs, and no answer is read, until it wakes. */
const freeze = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  return {
    wake: async () => {
      await page.bringToFront()
      await cdp.send('Page.setWebLifecycleState', { state: 'active' })
    },
  }
}

/** Lets one tab begin to renew, brings the other to the front, and freezes the first before its request goes `on`. */
const fallAsleepRenewing = async (
  asleep: Page,
  other: Page,
  address: string,
  on: (route: Route) => Promise<void>,
) => {
  const asked = Promise.withResolvers<void>()
  const isAsleep = Promise.withResolvers<void>()
  await asleep.route('**/user/token/refresh', async (route) => {
    asked.resolve()
    await isAsleep.promise
    await on(route)
  })
  await asleep.goto(address, { waitUntil: 'commit' })
  await asked.promise
  await other.bringToFront()
  const frozen = await freeze(asleep)
  isAsleep.resolve()
  return frozen
}

/** The tab says that it waits for another one, and no tab was shown anything. */
const expectWait = async (world: World, page: Page) => {
  await expect(page.getByText('Another tab of this site is renewing your sign-in.')).toBeVisible()
  const answers = (await world.calls('listCoupons')).map(({ status }) => status)
  expect([...new Set(answers)]).toEqual([401])
}

test('a member whose tab falls asleep while it renews is told so in another where that has to wait, keeps her session, and goes on when it wakes @B2 @SES-6 AS-08', {
  tag: '@cookies',
}, async ({ baseURL, context, page, world }) => {
  const [asleep, other] = await openTabs(context, page, world, 2)
  if (!asleep || !other) throw new Error('two tabs')
  const used = await stored(asleep)
  const { wake } = await fallAsleepRenewing(asleep, other, `${baseURL}/coupons`, (route) => route.continue())
  // The platform has renewed, and the only page that hears of it does not run.
  await expect.poll(() => refreshes(world)).toEqual([200])
  await other.goto(`${baseURL}/coupons`)
  if (test.info().project.name === 'cookies') {
    // The browser has the new cookies, so no tab has to wait for the one that sleeps.
    await expectOneRefresh(world, [other])
    expect(await stored(other)).toBe(used)
    await wake()
    await expectOneRefresh(world, [asleep, other])
    expect(await stored(other)).not.toBe(used)
    return
  }
  await expectWait(world, other)
  await expect(tryAgain(other)).toBeVisible()
  // Once more from the start: by its end the other tab has slept for longer than it would listen for the answer.
  await other.reload()
  await expectWait(world, other)
  await expect(tryAgain(other)).toBeVisible()
  await expect(other.locator('html[data-session="member"]')).toBeAttached()
  expect(await stored(other)).toBe(used)
  expect(await refreshes(world)).toEqual([200])
  await wake()
  await expectOneRefresh(world, [asleep, other])
  expect(await stored(other)).not.toBe(used)
})

test('a member who closes the tab that sleeps while it renews is renewed by the other @B2 @SES-6 AS-08', async ({
  baseURL,
  context,
  page,
  world,
}) => {
  const [asleep, other] = await openTabs(context, page, world, 2)
  if (!asleep || !other) throw new Error('two tabs')
  const used = await stored(asleep)
  // It never reaches the platform. Left alone it would when its tab is closed, since it may outlive its page.
  await fallAsleepRenewing(asleep, other, `${baseURL}/coupons`, (route) => route.abort())
  await other.goto(`${baseURL}/coupons`)
  await expectWait(world, other)
  await expect(tryAgain(other)).toBeVisible()
  expect(await stored(other)).toBe(used)
  expect(await refreshes(world)).toEqual([])
  await asleep.close()
  await expectOneRefresh(world, [other])
})
