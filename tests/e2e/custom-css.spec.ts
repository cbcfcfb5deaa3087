import type { Page } from 'playwright/test'
import { tenantKey } from '#lib/browser/storage-keys.ts'
import { containCss } from '#lib/design/custom-css.ts'
import { expect, test, type World } from './fixtures.ts'
import { askingRules, listener, refusedRules } from './models/exfiltrating-css.ts'
import { randomCss } from './models/random-css.ts'

const dress = (world: World, css: string, general: object = {}) =>
  world.controls.post('/settings', { tenant: 'plain', general: { ...general, 'GENERAL.custom_css': css } })

/** Collects the page's requests to other hosts from now on; they answer with nothing. */
const watchAbroad = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 404, body: '' })
    },
  )
  return asked
}

const worn = 'main h1 { letter-spacing: 3px }'
const isWorn = (page: Page) =>
  expect(page.locator('#content h1:visible').first()).toHaveCSS('letter-spacing', '3px')

test('no rule of a club’s CSS asks another host for anything, of all the ways there are XS-22 XS-24 XS-26 @FRM-11', {
  tag: '@gate',
}, async ({ page, world }) => {
  const asked = await watchAbroad(page)
  await dress(world, [worn, ...Object.values(askingRules), ...Object.values(refusedRules)].join('\n'))
  await world.enter(page, 'plain')
  await page.goto('/pass-login')
  await isWorn(page)
  await page.locator('#content input').first().hover()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect(asked).toEqual([])
  // The rules are good ones: worn as they are, each is heard abroad.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, Object.values(askingRules).join('\n'))
  await expect.poll(() => new Set(asked).size).toBe(Object.keys(askingRules).length)
  expect(asked.filter((url) => !url.startsWith(listener))).toEqual([])
})

test('of 3000 random texts, as a browser reads them, none leaves its layer and none asks another host XS-22 XS-24', async ({
  page,
  baseURL,
}) => {
  const here = baseURL ?? ''
  const asked = await watchAbroad(page)
  const texts = randomCss(3000)
  // A page without a policy: what is not asked for is not asked for because of the containment alone.
  const wear = async (sheets: readonly string[]) => {
    // An import that leads nowhere but here gets a style sheet, so that the browser has nothing to tell of it.
    await page.route(`${here}/**`, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<body><p>A page</p></body>' }),
    )
    await page.goto(`${here}/bare`)
    return page.evaluate((sheets) => {
      const escaped: string[] = []
      for (const css of sheets) {
        const style = document.createElement('style')
        style.textContent = css
        document.head.append(style)
        const rules = [...(style.sheet?.cssRules ?? [])]
        if (!rules.every((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'club'))
          escaped.push(css)
        document.body.getBoundingClientRect()
        style.remove()
      }
      return escaped
    }, sheets)
  }
  expect(await wear(texts.map((css) => containCss(css, [here])))).toEqual([])
  expect(asked).toEqual([])
  // The texts are such that a browser does ask, where nothing contains them.
  expect((await wear(texts)).length).toBeGreaterThan(150)
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(4)
})

test('CSS that listens to keys hears nothing of a password, a code or a card XS-23 @FRM-11', {
  tag: '@gate',
}, async ({ page, world }) => {
  const heard: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/heard/')) heard.push(request.url())
  })
  const letters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const rules = letters.flatMap((letter) =>
    ['^', '$', '*'].map((how) => `input[value${how}="${letter}"] { background: url(/heard/${letter}) }`),
  )
  const { phone } = world.persona('verified', 'plain')
  const general = { 'MEMBER_AUTHENTICATION.sms_login': true, 'REGISTER.card_verify': true }
  await dress(world, [worn, ...rules].join('\n'), general)
  await world.enter(page, 'plain')
  /** Types into a field that keeps a secret; the field holds it, and no attribute of it does. */
  const type = async (name: string, secret: string) => {
    await isWorn(page)
    const field = page.locator(`#content [name="${name}"]`)
    await field.pressSequentially(secret)
    await expect(field).not.toHaveValue('')
    expect(await field.evaluate((input) => input.getAttribute('value') ?? '')).toBe('')
  }
  await page.goto('/pass-login')
  await type('password', 'Secret123')
  await page.getByRole('button', { name: /^Show/ }).click()
  await type('password', 'More9')
  await page.goto('/register')
  await type('card_number', '1234 5678')
  await page.goto('/')
  await page.locator('#content input[type=tel]').fill(phone)
  await page.locator('#content button[type=submit]').click()
  await expect(page).toHaveURL('/otp-verify')
  await type('code', '12345')
  expect(heard).toEqual([])
})

test('whatever a club’s CSS does to its pages, its members can sign in XS-24 @FRM-11 @AUT-1', async ({
  page,
  world,
}) => {
  const asked = await watchAbroad(page)
  const { email, password } = world.persona('verified', 'plain')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  for (const css of [
    '* { display: none }',
    '* { display: none !important }',
    'main { visibility: hidden }',
    'form { opacity: 0 }',
    'input { transform: scale(0) }',
    'body * { pointer-events: none }',
    'button { position: fixed; left: -9999px }',
    `${worn} main h1 { color: red; main { display: none`,
  ]) {
    await dress(world, css)
    await world.enter(page, 'plain')
    await page.evaluate((key) => {
      localStorage.clear()
      sessionStorage.clear()
      sessionStorage.setItem(key, 'plain')
    }, tenantKey)
    const chunk = page.waitForResponse(/apply-css/)
    await page.goto('/pass-login')
    await chunk
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await submit.click({ trial: true })
    if (css.startsWith(worn)) await isWorn(page)
  }
  await submit.click()
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
  expect(asked).toEqual([])
})
