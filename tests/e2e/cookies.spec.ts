import type { BrowserContext, Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { cookieNames } from '#sandbox/cookies.ts'
import { expect, test, type World } from './fixtures.ts'
import { untilNextPage } from './models/next-page.ts'
import { askAnew } from './models/stored-answers.ts'

/** Reads the two cookies that hold tokens; a page cannot. */
const tokensOf = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies())
    .filter(({ name }) => name === cookieNames.access || name === cookieNames.refresh)
    .map(({ value }) => value)

/** Returns all that a page can read of what its browser keeps, as one text: storage, cookies, databases and caches. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        found.push(name, await wait(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push(request.url, [...request.headers], await response?.text())
      }
    }
    return JSON.stringify(found)
  })

/** Returns the page's memory as its browser writes it down, with every text that a script holds. */
const memoryText = async (page: Page): Promise<string> => {
  const cdp = await page.context().newCDPSession(page)
  const chunks: string[] = []
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await cdp.detach()
  return chunks.join('')
}

/** Returns the places in which a page can find one of these words. */
const placesOf = async (page: Page, words: readonly string[]): Promise<readonly string[]> => {
  const texts = { kept: await keptText(page), memory: await memoryText(page) }
  return Object.entries(texts).flatMap(([place, text]) =>
    words.some((word) => text.includes(word)) ? [`${place} of ${page.url()}`] : [],
  )
}

const rows = (page: Page) => page.locator('#content a[href^="/coupon/"]')
const cookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'sandbox-world')

const signIn = async (page: Page, world: World) => {
  const { email, password } = world.persona('verified')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await untilNextPage(page, () =>
    page.locator('#content form').getByRole('button', { name: 'Sign in' }).click(),
  )
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('#content form')).toBeVisible()
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', newWindow: true })

  test('from sign-in to sign-out no page can find a token: in no storage, cache or database, in no call, nor in its memory @LCK-3', async ({
    context,
    page,
    world,
  }) => {
    const tokens = new Set<string>()
    const sent: string[] = []
    const answered: Promise<string>[] = []
    context.on('request', (request) => {
      if (!request.url().includes('/wl/v1/')) return
      sent.push(JSON.stringify([request.headers(), request.postData()]))
    })
    context.on('response', (response) => {
      if (response.url().includes('/wl/v1/user/') && response.request().method() === 'POST')
        answered.push(response.text().catch(() => ''))
    })
    const search = async () => {
      for (const token of await tokensOf(context)) tokens.add(token)
      expect(tokens.size).toBeGreaterThan(1)
      expect(await placesOf(page, [...tokens])).toEqual([])
    }
    await page.goto('/pass-login?tenant=fuel')
    // What is there is found.
    await page.evaluate(() => {
      sessionStorage.setItem('test:word', 'planted-in-storage')
      Reflect.set(window, 'word', { word: JSON.parse('"planted-in-memory"') })
    })
    expect(await placesOf(page, ['planted-in-storage', 'planted-in-memory'])).toEqual([
      expect.stringMatching(/^kept/),
      expect.stringMatching(/^memory/),
    ])
    await signIn(page, world)
    await search()
    await page.goto('/coupons')
    await expect(rows(page).first()).toBeVisible()
    await world.controls.post('/expire-access')
    await askAnew(page)
    for (const path of ['/transactions', '/profile', '/account-access', '/card', '/coupons']) {
      await page.goto(path)
      await expect(page.locator('html[data-session="member"]')).toBeAttached()
    }
    await expect(rows(page).first()).toBeVisible()
    expect(await world.calls('refreshSession')).toHaveLength(1)
    await search()
    expect(tokens.size).toBe(4)
    await signOut(page)
    expect(await placesOf(page, [...tokens])).toEqual([])
    await expect.poll(() => cookies(context)).toEqual([])
    const words = [...tokens, 'authorization', 'refresh_token']
    expect(sent.length).toBeGreaterThan(10)
    expect(words.filter((word) => sent.join().includes(word))).toEqual([])
    expect((await Promise.all(answered)).filter((text) => words.some((word) => text.includes(word)))).toEqual(
      [],
    )
  })
})

test('the cookies of a member are hidden from pages but the one that proves where a call comes from @LCK-3', async ({
  context,
  page,
  world,
}) => {
  await page.goto('/pass-login?tenant=fuel')
  await signIn(page, world)
  const set = (await context.cookies()).filter(({ name }) => name !== 'sandbox-world')
  expect(set.map(({ name, httpOnly, secure, sameSite }) => ({ name, httpOnly, secure, sameSite }))).toEqual([
    { name: cookieNames.access, httpOnly: true, secure: true, sameSite: 'Lax' },
    { name: cookieNames.refresh, httpOnly: true, secure: true, sameSite: 'Lax' },
    { name: cookieNames.csrf, httpOnly: false, secure: true, sameSite: 'Lax' },
  ])
  expect(await page.evaluate((key) => localStorage.getItem(key), keyOfTenant(authKey, 'fuel'))).toMatch(
    /^\{"mark":"\d+-\d+"\}$/,
  )
})

test('a sign-out that the platform did not hear is said again by the next page, and what is asked there waits for it @LCK-3', async ({
  context,
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await world.fault({ endpoint: 'signOut', status: 503, times: 1 })
  await signOut(page)
  await expect
    .poll(async () => (await world.calls('signOut')).map(({ status }) => status))
    .toEqual([503, 204])
  await expect.poll(() => cookies(context)).toEqual([])
})
