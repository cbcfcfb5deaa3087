import type { BrowserContext, Page } from 'playwright/test'
import { filesAt, hashedFiles, type PortalBuild } from '#lib/worker/portal-build.ts'
import { expect, test as journey } from './fixtures.ts'
import { type Host, startHost } from './models/deploys.ts'
import { keys, type Platform } from './models/platform.ts'
import { agree, begin, dialog, goOn, openReward } from './models/rewards.ts'

/** Journeys with a host of their own, on which build a stands. */
const test = journey.extend<{ host: Host; club: Platform }>({
  // Playwright wants a pattern here, even where a fixture needs no other.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  host: async ({}, use) => {
    const host = await startHost(process.env.CLIENT_ZONE_DIST ?? 'dist')
    await host.deploy('a')
    await use(host)
    await host.close()
  },
  baseURL: ({ host }, use) => use(host.url),
  club: ({ platform }, use) => use(platform),
})

// A worker is about the browser itself: each journey has one that nobody has used.
test.use({ serviceWorkers: 'allow', newWindow: true })

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** The addresses in the caches of the origin, and the texts that they hold. */
const cachesOf = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = []
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await caches.match(request, { cacheName: cache, ignoreVary: true })
        found.push({ cache, path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' })
      }
    return found
  })

const pathsOf = async (page: Page) => (await cachesOf(page)).map(({ path }) => path)

/** The builds whose pages are kept, oldest first. */
const keptBuilds = async (page: Page) => [
  ...new Set(
    (await cachesOf(page)).flatMap(({ text }) => /<html[^>]* data-build="([^"]+)"/.exec(text)?.[1] ?? []),
  ),
]

const states = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    if (!registration) return 'none'
    const { active, waiting, installing } = registration
    return [active && 'active', waiting && 'waiting', installing && 'installing'].filter(Boolean).join()
  })

/** The paths of the late parts that the worker of this host fetches once it runs. */
const lateParts = async (page: Page): Promise<readonly string[]> => {
  const code = await (await page.request.get('/sw.js')).text()
  const build: PortalBuild = JSON.parse(/portalBuild=(\{.*?\});/s.exec(code)?.[1] ?? '')
  return filesAt(build, build.late).map((address) => address.replace(/\?.*/, ''))
}

/** A member opens a page for the first time and stays until her portal is kept with all its late parts. */
const comeFirst = async (page: Page, club: Platform, path = '/card') => {
  await club.signIn(page, 'verified')
  // As the demo knows the club in a tab that is opened later.
  await page.evaluate((key) => localStorage.setItem(key, 'fuel'), keys.tenant)
  await page.goto(path)
  await expect.poll(() => states(page)).toBe('active')
  await expect
    .poll(() => pathsOf(page))
    .toEqual(expect.arrayContaining(['/', '/card', '/coupons', '/coupon']))
  const late = await lateParts(page)
  expect(late.join()).toContain('/member-till.')
  await expect.poll(() => pathsOf(page)).toEqual(expect.arrayContaining([...late]))
}

/** A page of hers in a window that has just been opened. */
const openAnew = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  const answer = await page.goto(path)
  return { page, answer }
}

/**
 * Asks for a new worker until what is read is as expected: an update that the browser had begun by itself before a deploy
 * answers for one that is asked for after it.
 */
const askForWorker = <T>(page: Page, read: (page: Page) => Promise<T>, expected: T) =>
  expect
    .poll(async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/')
        // A worker that leaves takes its registration along.
        await registration?.update().catch(() => undefined)
      })
      return read(page)
    })
    .toEqual(expected)

/** The reward that is picked up, in the list of those that she has redeemed. */
const blanket = (page: Page) => page.locator('li[data-item]').filter({ hasText: 'Picnic blanket' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a member without network opens her card, her coupons and a coupon, with the policy of each page @OFF-1 @OFF-3', {
  tag: '@gate',
}, async ({ page, context, club }) => {
  await comeFirst(page, club)
  await context.setOffline(true)
  await page.close()
  for (const path of ['/card', '/coupons', '/coupon/7', '/']) {
    const { page: cold, answer } = await openAnew(context, path)
    expect(answer?.fromServiceWorker(), path).toBe(true)
    expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'self'")
    await expect(cold.getByRole('banner')).toBeVisible()
    await expect(cold.locator('#content astro-island[ssr][client="painted"]')).toHaveCount(0)
    expect(new URL(cold.url()).pathname).toBe(path)
    await expect(cold.locator('#fault')).toBeHidden()
    await cold.close()
  }
  const { page: card } = await openAnew(context, '/card')
  await expect(heading(card, 'My card')).toBeVisible()
  const { page: coupons } = await openAnew(context, '/coupons')
  await expect(heading(coupons, 'Coupons')).toBeVisible()
})

test('a tab that is reloaded amid the renewal of the session signs no tab out @SES-15 @B2 AS-33', {
  tag: '@gate',
}, async ({ page, context, club }) => {
  await comeFirst(page, club)
  await page.goto('/coupons')
  await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
  await club.controls.post('/expire-access')
  await club.controls.delete('/log')
  // The platform renews at once, and its answer takes some seconds to arrive.
  await club.fault({ endpoint: 'refreshSession', times: 1, drip: { bytes: 16, every_ms: 250 } })
  const other = await context.newPage()
  await other.goto('/transactions', { waitUntil: 'commit' })
  await expect.poll(async () => (await club.calls('refreshSession')).length).toBe(1)
  await other.reload()
  await expect(other.getByRole('row').first()).toBeVisible()
  expect((await club.calls('refreshSession')).map(({ status }) => status)).toEqual([200])
  await page.reload()
  await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
  expect(await club.calls('refreshSession')).toHaveLength(1)
})

test('a page that a member has opened once is there without network, one that she has not says so until the network is back; no answer of the platform and nothing about her is in a cache @OFF-1 @OFF-3', async ({
  page,
  context,
  club,
}) => {
  await comeFirst(page, club)
  for (const path of ['/', '/coupons', '/coupon/7', '/profile', '/rewards']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('#content astro-island[ssr][client="painted"]')).toHaveCount(0)
    await expect.poll(() => pathsOf(page)).toContain(path.replace('/7', ''))
  }
  const kept = await cachesOf(page)
  expect((await club.calls()).length).toBeGreaterThan(5)
  expect(kept.filter(({ path }) => /^\/(?:wl\/|__sandbox|sw\.js)/.test(path))).toEqual([])
  const token = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  const [, secret = 'none'] = /token[\\":]+([\w.-]{8,})/.exec(token) ?? []
  expect(secret).not.toBe('none')
  for (const { path, text } of kept) {
    expect(text.includes('verified@example.com'), path).toBe(false)
    expect(text.includes(secret), path).toBe(false)
  }
  await context.setOffline(true)
  const { page: rewards } = await openAnew(context, '/rewards')
  await expect(heading(rewards, 'Rewards')).toBeVisible()
  const { page: leaflets } = await openAnew(context, '/leaflets')
  await expect(heading(leaflets, 'You’re offline')).toBeVisible()
  await leaflets.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(leaflets, 'You’re offline')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(leaflets, 'Leaflets')).toBeVisible()
})

test('a member picks a reward up: two presses lead to its code, also in a shop without network @RWD-3 @RWD-2 @OFF-1', async ({
  page,
  context,
  club,
}) => {
  await comeFirst(page, club)
  await openReward(page, 'blanket', 'Picnic blanket')
  await begin(page)
  await dialog(page).getByText('Pickup').click()
  await dialog(page)
    .getByRole('radio', { name: /Harbour Road/ })
    .check()
  await goOn(page)
  await agree(page)
  const done = page.getByRole('dialog', { name: 'Reward reserved' })
  await done.getByRole('link', { name: 'My rewards' }).click()
  await expect(page).toHaveURL('/my-rewards')
  await expect(blanket(page)).toContainText('Reserved')
  await expect(blanket(page)).toContainText('Harbour Road')
  const { code } = await club.last('verified@example.com')
  await page.goto('/rewards')
  await page.getByRole('main').getByRole('link', { name: 'My rewards' }).click()
  await blanket(page).getByRole('button', { name: 'Enlarge code' }).click()
  await expect(page.getByRole('img', { name: `Code ${code} as a picture` })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => pathsOf(page)).toContain('/my-rewards')
  await context.setOffline(true)
  await page.close()
  const { page: shop } = await openAnew(context, '/my-rewards')
  await blanket(shop).getByRole('button', { name: 'Enlarge code' }).click()
  await expect(shop.getByRole('img', { name: `Code ${code} as a picture` })).toBeVisible()
})

test('a visitor has no worker @OFF-3', { tag: '@gate' }, async ({ page, club }) => {
  await club.enter(page, 'fuel')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => rest())))
  expect(await states(page)).toBe('none')
  expect(await pathsOf(page)).toEqual([])
})

test('a deploy under an open page: its visit goes on in the old build, the next one is in the new, and the two are never mixed @OFF-3', {
  tag: '@gate',
}, async ({ page, context, club, host }) => {
  await comeFirst(page, club)
  await page.goto('/coupons')
  await host.deploy('b')
  await askForWorker(page, states, 'active,waiting')
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/card')
  await expect(heading(page, 'My card')).toBeVisible()
  expect(await buildOf(page)).toBe('a')
  expect(files.filter((path) => path.startsWith(hashedFiles) && path.includes('build-b'))).toEqual([])
  expect(files.filter((path) => path.includes('build-a')).length).toBeGreaterThan(0)
  expect(await keptBuilds(page)).toEqual(['a', 'b'])

  await page.close()
  const { page: next } = await openAnew(context, '/card')
  await expect(heading(next, 'My card')).toBeVisible()
  expect(await buildOf(next)).toBe('b')
  await expect.poll(() => keptBuilds(next)).toEqual(['b'])
})

test('a member who reloads has the new build at once, while another tab goes on in the old one @OFF-3', async ({
  page,
  context,
  club,
  host,
}) => {
  await comeFirst(page, club)
  const { page: other } = await openAnew(context, '/coupons')
  await host.deploy('b')
  await page.reload()
  expect(await buildOf(page)).toBe('b')
  await expect.poll(() => states(page)).toBe('active')
  await expect.poll(() => keptBuilds(page)).toEqual(['a', 'b'])
  await page.goto('/coupons')
  expect(await buildOf(page)).toBe('b')

  // The files of the old page are still there for it, though the host has them no more.
  expect(await buildOf(other)).toBe('a')
  const [file = ''] = (await pathsOf(other)).filter((path) => path.includes('build-a'))
  expect(await other.evaluate((path) => fetch(path).then(({ status }) => status), file)).toBe(200)
  await other.close()
  await page.goto('/card')
  await expect.poll(() => keptBuilds(page)).toEqual(['b'])
})

test.describe('code that is gone', () => {
  // The browser reports the file that did not come.
  test.use({ expectedErrors: /^console: / })

  test('a deploy takes away what an old page needs late: it is reloaded once, into the new build @OFF-3 @A3 FT-23', async ({
    page,
    club,
    host,
  }) => {
    await comeFirst(page, club)
    await page.goto('/card')
    await host.deploy('b')
    const visits: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits.push(request.url())
    })
    await page.getByRole('button', { name: /PDF/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-build', 'b')
    await expect(heading(page, 'My card')).toBeVisible()
    await expect(page.locator('#fault')).toBeHidden()
    expect(visits).toHaveLength(1)
    await expect.poll(() => states(page)).toBe('active')
    await expect.poll(() => keptBuilds(page)).toContain('b')
    await page.goto('/coupons')
    expect(await buildOf(page)).toBe('b')
    await page.goto('/card')
    expect(await buildOf(page)).toBe('b')
    await expect.poll(() => keptBuilds(page)).toEqual(['b'])
    expect(visits).toHaveLength(3)
  })
})

test('one deploy with SERVICE_WORKER=off removes the worker and all that it has kept, and an open page goes on @OFF-3', async ({
  page,
  context,
  club,
  host,
}) => {
  await comeFirst(page, club)
  await host.deploy('off', 'kill')
  let isLeft = false
  page.on('framenavigated', () => {
    isLeft = true
  })
  await askForWorker(page, states, 'none')
  await expect.poll(() => pathsOf(page)).toEqual([])
  expect(isLeft).toBe(false)
  await expect(heading(page, 'My card')).toBeVisible()
  await page.close()
  const { page: next, answer } = await openAnew(context, '/rewards')
  expect(answer?.fromServiceWorker()).toBe(false)
  expect(await buildOf(next)).toBe('off')
  await expect(heading(next, 'Rewards')).toBeVisible()
  await next.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => rest())))
  expect(await states(next)).toBe('none')
  expect(await pathsOf(next)).toEqual([])
})

test.describe('a site without a worker', () => {
  // The browser reports that the file of the worker, which the kept page asks for once more, is gone.
  test.use({ expectedErrors: /^console: A bad HTTP response code \(404\)/ })

  test('a site of before the worker that is put back removes it too @OFF-3', async ({
    page,
    context,
    club,
    host,
  }) => {
    await comeFirst(page, club)
    await host.deploy('old', 'without worker')
    const session = await context.newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await page.goto('/coupons')
    await expect.poll(() => states(page)).toBe('none')
    await expect.poll(() => pathsOf(page)).toEqual([])
    await page.goto('/rewards')
    expect(await buildOf(page)).toBe('old')
  })
})

test('a worker that the browser has stopped, or whose cache is gone, is not missed @OFF-3', async ({
  page,
  context,
  club,
}) => {
  await comeFirst(page, club)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto('/coupons')
  await expect(heading(page, 'Coupons')).toBeVisible()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/card')
  await expect(heading(page, 'My card')).toBeVisible()
  // What is missing is fetched again.
  await expect
    .poll(() => pathsOf(page))
    .toEqual(expect.arrayContaining(['/', '/card', '/coupons', '/coupon']))
})

test('a browser without room has no worker, and the portal is as it is without one @OFF-3', async ({
  page,
  context,
  club,
  host,
}) => {
  await club.signIn(page, 'verified')
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1000 })
  const tried = context.waitForEvent('serviceworker')
  await page.goto('/card')
  await tried
  await expect.poll(() => states(page)).toBe('none')
  await expect(heading(page, 'My card')).toBeVisible()
  expect(await keptBuilds(page)).toEqual([])
})
