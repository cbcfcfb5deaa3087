import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { hostileConfigs } from './models/hostile-configs.ts'
import { untilNextPage } from './models/next-page.ts'
import { pictures, removeStamped, stampFor } from './models/stamp-for.ts'

// What a first visit draws, and when.
test.use({ newWindow: true })

const clubs = [
  { id: 'grocer', lang: 'bg' },
  { id: 'plain', lang: 'pl' },
  { id: 'fuel', lang: 'en_GB' },
] as const

test.afterEach(removeStamped)

/**
 * Records the page at every moment: its heading and its first button, its language, the header's colour, and what the
 * club's own CSS does.
 */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    Reflect.set(window, 'frames', frames)
    const read = () => {
      requestAnimationFrame(read)
      if (!document.getElementById('copy')) return
      const header = document.querySelector('header')
      const heading = document.querySelector('#content h1')
      const seen = [
        document.documentElement.lang,
        document.title,
        heading?.textContent,
        document.querySelector('#content button[type=submit]')?.textContent,
        header && getComputedStyle(header).backgroundColor,
        heading && getComputedStyle(heading).letterSpacing,
      ].join(' | ')
      if (frames.at(-1) !== seen) frames.push(seen)
    }
    read()
  })

test('the first paint of grocer is its own already, and nothing of it changes as the page comes to life in bg @WHL-2 @WHL-3 @WHL-5 @FRM-11', async ({
  page,
  world,
  baseURL,
}) => {
  const address = await stampFor(page, world, baseURL ?? '', clubs[0])
  await watchFrames(page)
  await page.goto(`${address}/`)
  await expect(page.locator('html[data-session="visitor"]')).toBeAttached()
  await expect(
    page.locator('#content astro-island[ssr]:not([client="requested"]):not([client="session"])'),
  ).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Изпращане на код', exact: true })).toBeVisible()
  const frames = await page.evaluate(() => Reflect.get(window, 'frames') as unknown as string[])
  expect(frames).toHaveLength(1)
  expect(frames[0]).toContain('bg | ')
  expect(frames[0]).toContain(' | Вход | Изпращане на код | rgb(240, 247, 236)')
  expect(frames[0]).toMatch(/ \| 3px$/)
  // The page's own sheet has taken the place of the stamped one by now.
  await expect(page.locator('#club-css')).toHaveCount(0)
  await expectAccessible(page)
})

test('a member signs in on a stamped page, and her pages are her club’s @WHL-3 @AUT-1', async ({
  page,
  world,
  baseURL,
}) => {
  const address = await stampFor(page, world, baseURL ?? '', clubs[1])
  const person = world.persona('verified', 'plain')
  await page.goto(`${address}/`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Hasło', { exact: true }).fill(person.password)
  await untilNextPage(page, () => page.keyboard.press('Enter'))
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
  await page.goto(`${address}/coupons`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kupony' })).toBeVisible()
  await expect(page.locator('li[data-item]').first()).toBeVisible()
})

test('a club’s own CSS shows pictures of the club’s hosts and of no other, before its page runs and after @FRM-11 XS-22', async ({
  page,
  world,
  baseURL,
}) => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  const css = `header { background: url(${pictures}/a.svg) } main { background: url(https://evil.example/b.svg) }`
  const address = await stampFor(page, world, baseURL ?? '', clubs[2], { 'GENERAL.custom_css': css })
  const picture = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundImage)
  await page.goto(`${address}/`, { waitUntil: 'commit' })
  await expect.poll(picture).toContain(`${pictures}/a.svg`)
  await expect(page.locator('#club-css')).toHaveCount(0)
  expect(await picture()).toContain(`${pictures}/a.svg`)
  expect(new Set(asked)).toEqual(new Set([`${pictures}/a.svg`]))
})

test('hostile settings are stamped safely: whatever they are, a member signs in on those pages @WHL-1 XS-19 XS-24 XS-25 XS-27', async ({
  page,
  world,
  baseURL,
}) => {
  const { css, markup, prototypes } = hostileConfigs
  const hostile = [css, { ...markup, 'GENERAL.custom_css': '* { display: none }' }, prototypes]
  for (const [index, { id, lang }] of clubs.entries()) {
    const address = await stampFor(page, world, baseURL ?? '', { id, lang }, hostile[index])
    const person = world.persona('verified', id)
    await page.goto(`${address}/pass-login`)
    await page.locator('#content input[type=email]').fill(person.email)
    await page.locator('#content input[type=password]').fill(person.password)
    await untilNextPage(page, () => page.locator('#content button[type=submit]').click())
    await expect(page.locator('html[data-session="member"]')).toBeAttached()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    // The parts that come late have come: a page that is left before is told so on its console.
    await expect(page.locator('header').getByText(/\d/).first()).toBeAttached()
    expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined()
  }
})

test('who has chosen another language than that of a stamped club reads the next page in hers @WHL-3', async ({
  page,
  world,
  baseURL,
}) => {
  const [club] = clubs
  const address = await stampFor(page, world, baseURL ?? '', club)
  await page.goto(`${address}/`)
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Език' }).selectOption('English')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.goto(`${address}/`)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' })).toHaveValue('en')
})
