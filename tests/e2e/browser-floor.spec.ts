import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openCoupons } from './models/coupons.ts'
import { openDashboard } from './models/dashboard.ts'
import { openFooter } from './models/footer.ts'

// Which files a first visit asks for.
test.use({ newWindow: true })

/** The features that older browsers do not have, one for each engine, as an init script takes them away. */
const isMissing: Readonly<Record<string, () => void>> = {
  'Safari before 16.4': () => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
  },
  'Chrome before 111': () => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !query.join().includes('color-mix') && supports(...query)
  },
  'Firefox before 121': () => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !query.join().includes(':has(') && supports(...query)
  },
  'a browser without modules': () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
  },
  'a browser without CSS.supports': () => {
    Reflect.deleteProperty(window, 'CSS')
  },
}

for (const [browser, lack] of Object.entries(isMissing))
  test(`a member with ${browser} reads what to do instead of a page that does nothing @A5`, {
    tag: ['@A5', ...(browser === 'a browser without modules' ? ['@gate'] : [])],
  }, async ({ page, world }) => {
    await world.enter(page, 'fuel')
    await page.addInitScript(lack)
    // Its modules cannot run there either.
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/coupons', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/help/browser#en')
    const english = page.getByRole('heading', { name: 'This browser is too old' })
    await expect(english).toBeInViewport()
    await expect(page.locator('#en p')).toContainText('Update it or use another browser')
    expect(await page.evaluate(() => document.querySelectorAll('script').length)).toBe(0)
  })

test.describe('a browser that asks for Bulgarian', () => {
  test.use({ locale: 'bg-BG' })

  test('shows the Bulgarian words of that page first, among those of all languages @A5', {
    tag: ['@A5'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await page.addInitScript(isMissing['Safari before 16.4'] ?? (() => {}))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/help/browser#bg')
    await expect(page.getByRole('heading', { name: 'Този браузър е твърде стар' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(7)
  })
})

test('a member whose browser is as old as the floor sees her points and opens her coupons @A5', {
  tag: ['@A5', '@gate'],
}, async ({ page, world }) => {
  // What came after the floor and was used once, or is asked for before it is used.
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Promise, 'withResolvers'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [AbortSignal, 'any'],
      [Element.prototype, 'checkVisibility'],
      [window, 'Iterator'],
      [window, 'requestIdleCallback'],
      [window, 'cancelIdleCallback'],
      [window, 'navigation'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
    for (const name of ['map', 'filter', 'toArray', 'forEach', 'some', 'every', 'find', 'flatMap', 'reduce'])
      Reflect.deleteProperty(iterator, name)
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !/\bfrom\b/.test(query.join()) && supports(...query)
  })
  await world.signIn(page, 'verified')
  await openDashboard(page)
  await expect(page.locator('header')).toContainText('4,250.5')
  await openCoupons(page)
  await page.locator('li[data-item]').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The files of the font that pages ask for from now on, by their script. */
const watchFonts = (page: Page): Set<string> => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const [, script] = /\/montserrat-([a-z-]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? []
    if (script) scripts.add(script)
  })
  return scripts
}

test('an English page fetches no letters of other languages for the names in its choice of a language @D12', {
  tag: ['@D12'],
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  const fonts = watchFonts(page)
  await page.goto('/')
  const choice = page.getByRole('combobox', { name: 'Language' })
  await openFooter(page)
  await expect(choice).toBeVisible()
  await expect(choice.locator('option')).toHaveCount(8)
  await page.evaluate(() => document.fonts.ready)
  expect([...fonts]).toEqual(['latin'])
  await choice.selectOption('Български')
  await expect(page.getByRole('button', { name: 'Вход', exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect([...fonts]).toContain('cyrillic')
})
