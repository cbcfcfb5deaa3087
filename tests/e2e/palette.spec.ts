import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { colours as sense } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/read-settings.ts'
import { mistakesInSettings } from '#lib/config/settings-mistakes.ts'
import { colourKeys } from '#lib/design/colour-settings.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { faint, lightness } from './models/dark.ts'
import { blackAndYellow, hostileDrawing, redWordmark, seaPhoto } from './models/logos.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite, permissions: ['clipboard-read', 'clipboard-write'] })

type LogoFile = typeof redWordmark

const allPass = 'All 52 pairs of colours pass WCAG AA in the light and in the dark theme.'
const part = (page: Page) => page.getByRole('region', { name: 'From a logo' })
const screen = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`)

/** Chooses a file in the window that the zone opens. */
const chooseLogo = async (page: Page, file: LogoFile): Promise<void> => {
  const opened = page.waitForEvent('filechooser')
  await part(page)
    .getByRole('button', { name: /^Drop a logo here/ })
    .press('Enter')
  await (await opened).setFiles(file)
}

/** Downloads the settings by keyboard and reads the file. */
const download = async (page: Page): Promise<Record<string, unknown>> => {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download settings' }).press('Enter')
  const file = await begun
  expect(file.suggestedFilename()).toBe('theme.json')
  return JSON.parse(readFileSync(await file.path(), 'utf8'))
}

/** The portal takes settings as the theme that the page shows; its pages read in both themes. */
const expectWorn = async (page: Page, world: World, settings: Record<string, unknown>): Promise<void> => {
  expect(mistakesInSettings(settings)).toEqual([])
  const ofAddress = Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))
  expect(schemeVariables(readSettings(settings), sense)).toEqual(
    schemeVariables(readSettings({ 'VISUAL.dark': true, ...ofAddress }), sense),
  )
  // The demo's club with these colours, and with none of its own.
  const none = Object.fromEntries(
    colourKeys.filter((key) => !key.startsWith('VISUAL')).map((key) => [key, '']),
  )
  await world.controls.post('/settings', { tenant: 'fuel', general: { ...none, ...settings } })
  const { email, password } = world.persona('verified')
  await page.goto('/pass-login?tenant=fuel')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Hello')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/coupons')
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
    expect(await faint(page), colorScheme).toEqual([])
  }
  expect(await lightness(page.locator('body'))).toBeLessThan(0.06)
}

const logos = [
  {
    name: 'a red wordmark, as SVG,',
    width: 1280,
    file: () => Promise.resolve(redWordmark),
    reason: /^#c8102e of the logo can be read on the page .* so it is the primary colour\.$/,
    colours: { 'VISUAL.color': { background: expect.any(String), primary: '#c8102e' } },
  },
  {
    name: 'black on yellow, as PNG,',
    width: 390,
    file: blackAndYellow,
    reason: /^#ffd500 of the logo cannot be read on a light page .* #111111 is the primary colour/,
    colours: {
      'VISUAL.color': { background: expect.any(String), primary: '#111111' },
      'HEADER.background': '#ffd500',
      'COUPON.button_use': '#ffd500',
      'COUPON.button_use_text': '#111111',
    },
  },
  {
    name: 'a photo of the sea, as JPEG,',
    width: 1280,
    file: seaPhoto,
    reason: /of the logo can.* is the primary colour/,
    colours: { 'VISUAL.color': { primary: expect.stringMatching(/^#0/) } },
  },
] as const

for (const { name, width, file, reason, colours } of logos)
  test(`a designer makes a palette of ${name} by keyboard at ${width} px, and the portal wears the settings that she downloads @DSK-2`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/preview')
    await expect(page.getByRole('status').first()).toHaveText(allPass)
    await chooseLogo(page, await file(page))
    await expect(part(page).getByRole('img', { name: 'The logo' })).toBeVisible()
    await expect(part(page).getByText(reason)).toBeVisible()
    await expect(part(page).getByRole('listitem').first()).toContainText(/^#[0-9a-f]{6} \d+ %$/)
    await expect(page.getByRole('status').first()).toHaveText(allPass)
    await expectAccessible(page)
    const settings = await download(page)
    expect(settings).toMatchObject(colours)
    await page.getByRole('button', { name: 'Copy settings' }).press('Enter')
    await expect(page.getByText('Settings copied.')).toBeVisible()
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(settings)
    await expectWorn(page, world, settings)
  })

test('the link carries the whole theme, and a palette can be taken back @DSK-2', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/preview#HOMEPAGE.button=%23ffe600')
  await chooseLogo(page, redWordmark)
  await expect(part(page).getByRole('img', { name: 'The logo' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'A dark theme' }).uncheck()
  await expect(page.getByRole('status').first()).toContainText('in the light theme, the only one')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/qa')
  await page.goto(link)
  await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#c8102e')
  await expect(page.getByRole('checkbox', { name: 'A dark theme' })).not.toBeChecked()
  expect(await download(page)).not.toHaveProperty(['VISUAL.dark'])
  await page.goto('/qa')
  await page.goto('/preview#HOMEPAGE.button=%23ffe600')
  await chooseLogo(page, redWordmark)
  await page.getByRole('button', { name: 'Take the logo’s colours back' }).click()
  await expect(page).toHaveURL(/#HOMEPAGE\.button=%23ffe600$/)
  await expect(part(page).getByRole('img', { name: 'The logo' })).toHaveCount(0)
})

test('a hostile or damaged file gets a sentence in its place, and nothing of it runs or leaves @DSK-2', async ({
  page,
}) => {
  const elsewhere = 'https://elsewhere.example'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/preview')
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(content, 'latin1'),
  })
  for (const [chosen, sentence] of [
    [file('empty.png', ''), 'This file is empty.'],
    [
      file('page.png', '<html><script>top.hacked = true</script>'),
      'This is no SVG, PNG, JPEG or WebP picture.',
    ],
    [
      file('cut.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x09\0\0\0\x09\x08\x06\0\0\0'),
      'The browser cannot draw this picture: it is damaged.',
    ],
    [file('broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'), 'it is damaged.'],
  ] as const) {
    await chooseLogo(page, chosen)
    await expect(part(page).getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
  expect(new URL(page.url()).hash).toBe('')
  await chooseLogo(page, hostileDrawing(elsewhere))
  await expect(part(page).getByText(/^#c8102e of the logo/)).toBeVisible()
  await expect(part(page).getByText('This is no')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('svg script, svg image').length)).toBe(0)
})

test('five screens are drawn by the portal’s own pages before and after, in both themes @DSK-2', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/preview')
  await chooseLogo(page, redWordmark)
  await expect(part(page).getByRole('img', { name: 'The logo' })).toBeVisible()
  for (const [name, main] of [
    ['Sign-in', /Sign in/],
    ['Dashboard', /Hello, Olivia/],
    ['Coupons', /Coupons/],
    ['Coupon at the till', /Activate/],
    ['Profile', /verified@example\.com/],
  ] as const)
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).click()
      for (const when of ['before', 'after'])
        for (const theme of ['light', 'dark']) {
          const shown = screen(page, `${name}, ${when}, ${theme} theme`)
          await expect(shown.getByRole('main')).toContainText(main)
          await expect
            .poll(() => lightness(shown.locator('body')))
            .toBeCloseTo(theme === 'light' ? 0.9 : 0.01, 1)
        }
      const primary = (when: string) =>
        screen(page, `${name}, ${when}, light theme`)
          .locator('html')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--visual-primary'))
      expect(await primary('before')).toContain('#0b7478')
      expect(await primary('after')).toContain('#c8102e')
    })
  // A colour that is chosen now is worn at once, without a page that loads anew.
  await page.getByRole('textbox', { name: 'Background', exact: true }).first().fill('#eef7ee')
  await expect(screen(page, 'Profile, after, light theme').locator('body')).toHaveCSS(
    'background-color',
    'rgb(238, 247, 238)',
  )
  await expect(screen(page, 'Profile, before, light theme').locator('body')).toHaveCSS(
    'background-color',
    'rgb(245, 246, 248)',
  )
})
