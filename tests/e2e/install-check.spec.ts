import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright/test'
import type { AppIcon, manifestOf } from '#lib/domain/install/manifest.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { expect, type World, withWorld } from './fixtures.ts'
import { linked, openWithWorker } from './models/install.ts'
import { untilNextPage } from './models/next-page.ts'
import { keys as platformKeys } from './models/platform.ts'
import { removeStamped, stampFor } from './models/stamp-for.ts'

const executablePath = findChromium()

/** Journeys in a whole browser with a profile of its own: no other one checks whether a site can be installed. */
const test = withWorld.extend<{ context: BrowserContext; page: Page }>({
  // Playwright wants a pattern here, even where a fixture needs no other.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  context: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'client-zone-install-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath ? { executablePath } : {}),
      // The manifest of a club comes from the worker that its pages have.
      serviceWorkers: 'allow',
      // Chromium makes its offer to whom it knows to use a site; here she is new to it.
      args: [...chromiumArguments(), '--bypass-app-banner-engagement-checks'],
    })
    await use(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
  page: ({ context }, use) => use(context.pages()[0] as Page),
})

const tag = ['@whole-browser']

test.afterEach(removeStamped)

type Manifest = ReturnType<typeof manifestOf> & { readonly icons: readonly AppIcon[] }

/** The browser's own verdict on a page: the manifest that it found, what is wrong with it, and what else keeps it from installing. */
const verdictOn = async (page: Page) => {
  await expect(linked(page)).toBeAttached()
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  await session.detach()
  return { url, manifest: JSON.parse(data ?? '{}') as Manifest, errors, installabilityErrors }
}

/** Notes on the root element whether the browser's own offer to install the page was held back. */
const noteOffers = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => {
      // When all who listen have heard it.
      setTimeout(() => {
        document.documentElement.dataset.offered = event.defaultPrevented ? 'held' : 'shown'
      })
    }),
  )

/** The sides of icons as the browser draws them, in pixels. */
const sidesOf = (page: Page, icons: readonly AppIcon[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (src) => {
          const picture = new Image()
          picture.src = src
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      ),
    icons.map(({ src }) => src),
  )

const named = (name: string) => ({
  endpoint: 'getTranslations' as const,
  status: 200,
  body: { data: { web: { 'frame.header.club': name } } },
})

/** A member of the fuel club on the site of all clubs, whose pages the worker answers. */
const comeIn = async (page: Page, world: World) => {
  await world.signIn(page, 'verified')
  await page.evaluate((key) => localStorage.setItem(key, 'fuel'), platformKeys.tenant)
  await openWithWorker(page, '/coupons')
}

test('a browser can install the portal as a member’s club: its name, its colours, its logo, its card and coupons @OFF-4', {
  tag,
}, async ({ page, world }) => {
  await world.fault(named('Voltara Fuel Club'))
  await comeIn(page, world)
  const { url, manifest, errors, installabilityErrors } = await verdictOn(page)
  expect(installabilityErrors).toEqual([])
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(manifest).toMatchObject({
    ...{ id: '/', name: 'Voltara Fuel Club', short_name: 'Voltara Fuel Club', lang: 'en' },
    ...{ start_url: '/', scope: '/', display: 'standalone' },
    shortcuts: [
      { name: 'Card', url: '/card' },
      { name: 'Coupons', url: '/coupons' },
    ],
  })
  const theme = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const [red = 0, green = 0, blue = 0] = (theme.match(/\d+/g) ?? []).map(Number)
  expect(manifest.theme_color).toBe(
    `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  )
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBeTruthy()
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  expect(await sidesOf(page, manifest.icons)).toEqual(['192x192', '512x512', '512x512'])
})

test('Chromium’s own offer is held back until the portal makes its own @OFF-4', {
  tag,
}, async ({ page, world }) => {
  await comeIn(page, world)
  await noteOffers(page)
  await page.goto('/card')
  await expect(page.locator('html')).toHaveAttribute('data-offered', 'held')
})

test('a browser can install a stamped club’s site by files of its own @OFF-4', {
  tag,
}, async ({ page, world, baseURL }) => {
  await world.fault({ endpoint: 'getTranslations', status: 200, body: { data: {} } })
  const address = await stampFor(
    page,
    world,
    baseURL ?? '',
    { id: 'fuel', lang: 'pl' },
    { 'HEADER.background': '#102030' },
  )
  const person = world.persona('verified')
  await page.goto(`${address}/`)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#102030')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Hasło', { exact: true }).fill(person.password)
  await untilNextPage(page, () => page.keyboard.press('Enter'))
  await page.goto(`${address}/coupons`)
  const { manifest, errors, installabilityErrors } = await verdictOn(page)
  expect(installabilityErrors).toEqual([])
  expect(errors).toEqual([])
  // Its wordings give no name, so it has that of its address.
  expect(manifest.name).toMatch(/^fuel\..+…$/)
  expect(manifest).toMatchObject({
    ...{ lang: 'pl', theme_color: '#102030', background_color: '#f5f6f8' },
    shortcuts: [
      { name: 'Karta', url: '/card' },
      { name: 'Kupony', url: '/coupons' },
    ],
  })
  expect(manifest.icons.map(({ src, purpose }) => [src.replace(/\.[\w-]+\./, '.'), purpose])).toEqual([
    ['/_astro/icon-any.svg', 'any'],
    ['/_astro/icon-maskable.svg', 'maskable'],
  ])
  expect(await sidesOf(page, manifest.icons)).toEqual(['512x512', '512x512'])
  const icon = await page.evaluate(
    (src) => fetch(src).then((answer) => answer.text()),
    manifest.icons[0]?.src ?? '',
  )
  expect(icon).toContain('href="data:image/svg+xml;base64,')
})
