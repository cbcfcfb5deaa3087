import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { dangers, hostileHtml, policyReports, touched } from './models/hostile.ts'
import { messages, openNews } from './models/news.ts'
import { expectScrolledTo, pressEndUntil } from './models/page-end.ts'

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: /^News/ })
const fresh = (page: Page) => messages(page).filter({ has: page.getByText('New', { exact: true }) })
const heading = (page: Page) => page.locator('#content h1:visible')
const message = (index: number, parts: object = {}) => ({
  id: index,
  type: 'I_MESSAGE',
  title: `Letter ${index}`,
  perex: `What letter ${index} tells`,
  timestamp: 1_763_600_000 - index * 86_400,
  channel_slug: 'club',
  ...parts,
})

test('a member opens the news by their badge: it goes, and what she has not seen is marked until she comes again @NWS-1 @FRM-2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await expect(bell(page)).toHaveAccessibleName(/^News, \d+ (?:or more )?unread messages$/)
  await bell(page).click()
  await expect(page).toHaveURL('/news')
  await expect(bell(page)).toHaveAccessibleName('News')
  const opening = messages(page).first()
  await expect(opening.getByRole('heading', { level: 2 })).toHaveText('A new station opens in Dunmore')
  await expect(opening).toContainText('Eight pumps, four chargers and the best view of the harbour.')
  // A list draws six rows first.
  await expect(messages(page)).toHaveCount(18)
  await expect(fresh(page)).toHaveCount(18)
  await expect(page.getByText(/which the portal does not show/)).toHaveCount(0)

  // What she has opened is not new any more; the others are, until she opens the news anew.
  await opening.getByRole('link').click()
  await expect(heading(page)).toHaveText('A new station opens in Dunmore')
  await expect(page.getByText('Quay Street')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/news')
  await expect(opening.getByText('New', { exact: true })).toHaveCount(0)
  await expect(messages(page).nth(1).getByText('New', { exact: true })).toBeVisible()
  await page.reload()
  await expect(messages(page).first()).toBeVisible()
  await expect(fresh(page)).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('News')
})

test('a member reads the titles of her messages and can open one before their island has come @NWS-1 @FST-1', async ({
  page,
  world,
}) => {
  const text = '<img src=x onerror="window.__hit=1">'
  await world.fault({
    endpoint: 'listNews',
    status: 200,
    body: {
      data: {
        news: [
          message(1, { title: text, perex: text, image: 'javascript:window.__hit=1' }),
          message(2, { type: 'I_SURVEY' }),
          message(3),
        ],
      },
    },
  })
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/news', 'news.island')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([text, 'Letter 3'])
  const link = page.getByRole('link', { name: 'What letter 3 tells' })
  await expect(link).toHaveAttribute('href', '/news-article/3')
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  await link.focus()
  release()
  await expect(fresh(page)).toHaveCount(2)
  await expect(titles).toHaveText([text, 'Letter 3'])
  await expect(link).toHaveCount(1)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => '__hit' in window)).toBe(false)
})

test('a member who closes a message finds the news as she left them @NWS-1 FT-22', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openNews(page)
  await pressEndUntil(page, () => page.getByText('No more messages.').isVisible())
  const letter = messages(page).nth(16)
  await letter.scrollIntoViewIfNeeded()
  const title = (await letter.getByRole('heading').textContent()) ?? ''
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await letter.getByRole('link').click()
  await expect(heading(page)).toHaveText(title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // What comes above the way back would move it from under the press.
  await expect(page.locator('#content article .prose')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/news')
  await expect(messages(page).nth(16)).toBeInViewport()
  await expectScrolledTo(page, before)
})

test('a message opens by its address, for a visitor after she has signed in, and closes to the messages @NWS-1 @RTE-1 @RTE-6', {
  tag: '@gate',
}, async ({ page, world }) => {
  const { email, password } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/news-article/app')
  await expect(page).toHaveURL('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/news-article/app')
  await expect(heading(page)).toHaveText('Your card now fits in your phone')
  await expect(page.getByText('Leave the plastic at home')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Leave the plastic at home')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/news')
  await expect(messages(page).first()).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: policyReports })

  test('a hostile message is shown and does nothing @NWS-1 XS-01 XS-29', { tag: '@gate' }, async ({
    page,
    world,
  }) => {
    const title = '<img src=x onerror="window.__hit=1"> {{n}}'
    const article = { id: 'opening', title, body_html: hostileHtml, image: 'javascript:window.__hit=1' }
    await world.fault({ endpoint: 'getArticle', status: 200, body: { data: { article } } })
    await world.fault({
      endpoint: 'listNews',
      status: 200,
      body: { data: { news: [message(1, { title, perex: title, image: 'javascript:window.__hit=1' })] } },
    })
    await world.signIn(page, 'verified')
    await openNews(page)
    await expect(messages(page).getByRole('heading')).toHaveText(title)
    await expect(messages(page).locator('img')).toHaveCount(0)
    await messages(page).getByRole('link').click()
    // The club's text has headings of its own.
    await expect(heading(page).first()).toHaveText(title)
    await expect(page.getByText('The end of the text')).toBeVisible()
    expect(await dangers(page, '#content article')).toEqual([])
    expect(await touched(page, '#content article .prose')).toBe(0)
  })
})
