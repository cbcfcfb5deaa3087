import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { buildPage } from '#lib/build/desk/build-page.ts'
import { createDesk, type Listening, listen } from '#lib/build/desk/desk.ts'
import { copyProject, type ProjectCopy } from '#support/desk-project.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { site } from './models/sites.ts'

// One after another, over one page of the desk; the address is known when it is there.
test.describe.configure({ mode: 'default' })
test.use({
  viewport: { width: 1280, height: 900 },
  // The portal says in the log which of the drafts it cannot fill in; no worker is there on purpose.
  expectedErrors: /UnreadableWordingError|ServiceWorker|sw\.js|404|ERR_ABORTED/,
  newWindow: true,
})

let pageFolder: string
let project: ProjectCopy
let desk: Listening

test.beforeAll(async () => {
  pageFolder = mkdtempSync(join(tmpdir(), 'desk-page-'))
  await buildPage(pageFolder)
  project = copyProject()
})
test.beforeEach(async () => {
  project.reset()
  const server = createDesk({
    ...{ root: project.root, site, page: pageFolder, clubs: ['fuel', 'grocer'] },
  })
  desk = await listen(server, 0)
})
test.afterEach(async () => {
  await desk.close()
})
test.afterAll(() => {
  project.remove()
  rmSync(pageFolder, { recursive: true, force: true })
})

const openDesk = (page: Page) => page.goto(`http://localhost:${desk.port}/desk/`)
const textOf = (page: Page, name: string): Locator => page.locator(`[data-text="${name}"]`)
const field = (page: Page, name: string) => textOf(page, name).locator('textarea')
const section = (page: Page, group: string, name: string | RegExp) => ({
  open: async () => {
    const list = page.locator('nav details', { has: page.locator('summary', { hasText: group }) })
    await expect(list).toBeVisible()
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click()
    await list.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
  },
})
const shown = (page: Page, size: 'phone' | 'computer') =>
  page.frameLocator(`iframe[title="The page on a ${size}"]`)
const state = (page: Page) => page.getByRole('banner').getByRole('status')

test('a marketer changes a word, sees it on the real page in both widths as she types, and saves it @DSK-1', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await openDesk(page)
  await section(page, 'Pages', /^Coupons/).open()
  const heading = field(page, 'bg|pages/pages.coupons.heading')
  await heading.click()
  for (const size of ['phone', 'computer'] as const)
    await expect(shown(page, size).getByRole('heading', { name: 'Купони', level: 1 })).toBeVisible()
  await heading.fill('Оферти за вас')
  for (const size of ['phone', 'computer'] as const)
    await expect(shown(page, size).getByRole('heading', { name: 'Оферти за вас', level: 1 })).toBeVisible()
  // A page that takes the focus for itself takes it from nobody who types.
  await expect(heading).toBeFocused()
  await expect(page.getByText('Your text is outlined on the page.')).toHaveCount(2)

  await section(page, 'Buttons, forms, messages', 'Coupons').open()
  await field(page, 'bg|sentences/coupons.button.activate').fill('Вземане')
  await expect(
    shown(page, 'phone')
      .getByRole('button', { name: /Вземане/ })
      .first(),
  ).toBeVisible()
  await expect(state(page)).toHaveText('2 kept, not saved yet.')

  // Not saved, and kept all the same.
  await page.reload()
  await section(page, 'Pages', /^Coupons/).open()
  await expect(field(page, 'bg|pages/pages.coupons.heading')).toHaveValue('Оферти за вас')
  await field(page, 'bg|pages/pages.coupons.heading').click()
  await expect(shown(page, 'phone').getByRole('heading', { name: 'Оферти за вас', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(state(page)).toHaveText('Saved in 2 files.')
  expect(project.read('src/pages/_copy/bg.json')).toContain('"heading": "Оферти за вас"')
  expect(project.read('src/lib/i18n/locales/bg.ts')).toContain("activate: 'Вземане'")
  expect([...new Set(asked)].filter((origin) => origin !== new URL(page.url()).origin)).toEqual([])
})

test('a page that was loaded while a text was on its way to the desk is loaded anew with it @DSK-1', async ({
  page,
}) => {
  let letGo = () => {}
  const released = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/desk/api/draft', async (route) => {
    await released
    return route.continue()
  })
  await openDesk(page)
  await section(page, 'Pages', /^Coupons/).open()
  const heading = (name: string) => shown(page, 'phone').getByRole('heading', { name, level: 1 })
  await expect(heading('Coupons')).toBeVisible()
  // The page in the other language is asked for now, and the server has not got the text yet.
  await field(page, 'bg|pages/pages.coupons.heading').fill('Оферти за вас')
  await expect(heading('Купони')).toBeVisible()
  await expect(state(page)).toHaveText('Keeping what you type…')
  letGo()
  await expect(heading('Оферти за вас')).toBeVisible()
})

test('mistakes are each a sentence at their text, and none of them is saved @DSK-1', async ({ page }) => {
  // What a hand has done to files outside the desk.
  project.change('src/pages/_copy/pl.json', '"title": "Kupony"', '"title": “Kupony”')
  await openDesk(page)
  await expect(page.getByRole('alert').filter({ hasText: 'In pl.json, line' })).toContainText(
    '“ stands where the straight quotation mark " belongs',
  )
  await section(page, 'Pages', /^Coupons/).open()
  const write = async (name: string, text: string, sentence: string) => {
    await field(page, name).fill(text)
    await expect(textOf(page, name).getByText(sentence)).toBeVisible()
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  await write('bg|pages/pages.coupons.title', '', 'It must not be empty.')

  await section(page, 'Buttons, forms, messages', 'Coupons').open()
  const cost = 'bg|sentences/coupons.activation.cost'
  await write(
    cost,
    'Цена: {m} {{word}}.',
    '{m} is no parameter of this sentence; it has {n}. Perhaps you mean {n}.',
  )
  await textOf(page, cost)
    .getByRole('button', { name: /^Write “/ })
    .click()
  await expect(field(page, cost)).toHaveValue('Цена: {n} {{word}}.')
  await textOf(page, cost).getByLabel('for 1', { exact: true }).fill('')
  await expect(textOf(page, cost).getByText('The form of the word for 1 is missing.')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(state(page)).toContainText('Nothing to save. 2 texts wait: a mistake is in each.')
  // From the list of mistakes, by the keyboard, to the text itself.
  await page.locator('summary', { hasText: 'to mend' }).press('Enter')
  await page.getByRole('button', { name: /^Coupons, Activation › Cost, Bulgarian$/ }).press('Enter')
  await expect(field(page, cost)).toBeFocused()
})

test('a marketer finds a word by pressing it on the page, and works on a phone @DSK-1', async ({ page }) => {
  await openDesk(page)
  await section(page, 'Pages', /^Coupons/).open()
  await page.getByRole('checkbox', { name: 'Press a word on the page' }).check()
  await shown(page, 'computer').getByRole('button', { name: 'Available now' }).click()
  await expect(textOf(page, 'en|sentences/coupons.search.now')).toBeVisible()
  await expect(page.locator(':focus')).toHaveValue('Available now')

  await page.getByRole('searchbox').fill('Zážitky')
  await expect(page.getByText('Nothing is found.')).toBeVisible()
  await page.getByRole('searchbox').fill('Link a card')
  await expect(page.locator('[data-text="en|pages/pages.link-card.title"] textarea')).toHaveValue(
    'Link a card',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // The frames of the preview are measured anew for the other window.
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a marketer changes a word for one club, and sees it on the pages of that club alone @DSK-4', async ({
  page,
}) => {
  await openDesk(page)
  await page.getByLabel('Whose words').selectOption('Grocer only')
  await section(page, 'Buttons, forms, messages', 'Coupons').open()
  const own = 'bg|own:grocer/coupons.button.activate'
  await field(page, own).fill('Вземане')
  const button = (name: string) => shown(page, 'phone').getByRole('button', { name }).first()
  await expect(button('Вземане')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(state(page)).toHaveText('Saved in tests/sandbox/tenants/grocer/bg.json.')
  await page.getByLabel('Whose words').selectOption('all clubs')
  const common = 'bg|sentences/coupons.button.activate'
  await expect(textOf(page, common).getByText('All clubs but Grocer, with words of its own.')).toBeVisible()
  // The page beside the fields is the first club's again.
  await field(page, common).click()
  await expect(button('Активиране')).toBeVisible()
  await expectAccessible(page)
})
