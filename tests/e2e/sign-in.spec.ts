import type { Page } from 'playwright/test'
import { authKey, keyOfTenant, sentCodeKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { profileLink } from './models/profile-link.ts'

const form = (page: Page) => page.locator('#content form')
const email = (page: Page) => page.getByLabel('E-mail')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const phone = (page: Page) => page.getByLabel('Телефонен номер')
const code = (page: Page) => page.getByLabel('Код от SMS')
const resend = (page: Page) => page.getByRole('button', { name: 'Изпращане на нов код' })

const fillPassword = async (page: Page, person: { email: string; password: string }) => {
  await email(page).fill(person.email)
  await password(page).fill(person.password)
}

/** A visitor of the grocer has asked for a code and is where it is taken. */
const askForCode = async (page: Page, world: World): Promise<string> => {
  const person = world.persona('verified', 'grocer')
  await world.enter(page, 'grocer')
  await page.goto('/')
  await phone(page).fill(person.phone)
  await page.getByRole('button', { name: 'Изпращане на код' }).click()
  await expect(page).toHaveURL('/otp-verify')
  await expect(code(page)).toBeFocused()
  return (await world.lastSms(person.phone)).code ?? ''
}

const wrong = (sent: string): string => (sent === '111111' ? '222222' : '111111')

test('a member signs in with the keyboard alone and is met by her dashboard and header @AUT-1 @SES-7 @RTE-2', {
  tag: ['@AUT-1', '@SES-7', '@RTE-2', '@gate'],
}, async ({ page, world }) => {
  const person = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/')
  await expect(form(page)).toBeVisible()
  await expect(profileLink(page)).toHaveCount(0)
  await email(page).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(profileLink(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(form(page)).toBeHidden()
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
    keyOfTenant(authKey, 'fuel'),
  )
  expect(stored).toEqual({ token: expect.any(String), refresh_token: expect.any(String) })
  expect(await world.calls('signIn')).toHaveLength(1)
})

for (const [club, right, other] of [
  ['grocer', 'phone', 'password'],
  ['fuel', 'password', 'phone'],
] as const) {
  test(`a visitor of ${club} never sees the form of the other way to sign in, on a first visit or a later one @RTE-2`, {
    tag: ['@RTE-2', '@gate'],
  }, async ({ page, world }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>(JSON.parse(sessionStorage.getItem('test:seen') ?? '[]'))
      new MutationObserver(() => {
        for (const { name } of document.querySelectorAll<HTMLInputElement>('#content input')) seen.add(name)
        sessionStorage.setItem('test:seen', JSON.stringify([...seen]))
      }).observe(document, { childList: true, subtree: true })
    })
    await world.fault({ endpoint: 'getDomainConfig', delay_ms: 1500, times: 1 })
    await world.enter(page, club)
    await page.goto('/', { waitUntil: 'load' })
    await expect(page.locator('#content')).toHaveText('', { useInnerText: true })
    await expect(page.locator(`#content input[name=${right}]`)).toBeVisible()
    await page.reload()
    await expect(page.locator(`#content input[name=${right}]`)).toBeVisible()
    const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('test:seen') ?? '[]'))
    expect(seen).toContain(right)
    expect(seen).not.toContain(other)
  })
}

test('a member signs in by SMS: her phone, then the code as it was copied @AUT-2 BI-16', {
  tag: ['@AUT-2', '@gate'],
}, async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = await askForCode(page, world)
  await expect(page.getByText('088 000 0001')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${sent.slice(0, 3)} ${sent.slice(3)}`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(profileLink(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await world.calls('signInWithCode')).toHaveLength(1)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sentCodeKey)).toBeNull()
})

test('the field of the code has the focus though the words of its language come late @AUT-2 @WHL-3', async ({
  page,
  world,
}) => {
  await world.enter(page, 'grocer')
  await page.goto('/')
  await phone(page).fill('+359880000001')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/words/bg.js', async (route) => {
    await released
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Изпращане на код' }).click()
  await expect(page).toHaveURL('/otp-verify')
  await expect(page.locator('#content input[name="code"]')).toBeAttached()
  release()
  await expect(code(page)).toBeFocused()
})

test('a member who enters a wrong code reads so, waits, and asks for another one @AUT-2', {
  tag: ['@AUT-2', '@gate'],
}, async ({ page, world, moveClock }) => {
  const sent = await askForCode(page, world)
  await page.keyboard.type(wrong(sent))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Въведен е невалиден код')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expectAccessible(page)
  await expect(resend(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/нов код след (60|5\d)\sсекунди/)).toBeVisible()
  await moveClock(62)
  await expect(resend(page)).not.toHaveAttribute('aria-disabled')
  await resend(page).click()
  await expect(page.getByText('Изпратихме ви нов код.')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveValue('')
  const again = await world.lastSms(world.persona('verified', 'grocer').phone)
  await page.keyboard.type(again.code ?? '')
  await page.keyboard.press('Enter')
  await expect(profileLink(page)).toBeVisible()
})

test('a form that is sent before its island runs keeps what was typed, puts nothing in the address, and is sent once it runs (CPU 1 times slower) @AUT-1', {
  tag: ['@AUT-1', '@gate'],
}, async ({ page, world }) => {
  const chunks = Promise.withResolvers<void>()
  const navigations: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`)
  })
  await world.enter(page, 'fuel')
  await world.fault({ endpoint: 'signIn', delay_ms: 500 })
  await page.route('**/_astro/*.js', async (route) => {
    await chunks.promise
    await route.continue()
  })
  await page.goto('/pass-login', { waitUntil: 'commit' })
  navigations.length = 0
  await fillPassword(page, world.persona('verified'))
  await password(page).press('Enter')
  await expect(password(page)).toHaveValue(world.persona('verified').password)
  await expect(page).toHaveURL('/pass-login')
  expect(navigations).toEqual([])
  chunks.resolve()
  // A page that is intercepted while it navigates makes Chromium report the view transition it then skips.
  await page.unrouteAll({ behavior: 'wait' })
  await expect(profileLink(page)).toBeVisible()
  expect(await world.calls('signIn')).toHaveLength(1)
  expect(navigations.map((line) => line.replace(/https?:\/\/[^/]+/, ''))).toEqual(['GET /'])
})

test('the forms of signing in fit a phone of 320 px, errors and all @RTE-9', {
  tag: ['@RTE-9'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const sent = await askForCode(page, world)
  await code(page).fill(wrong(sent))
  await expect(page.getByText('Въведен е невалиден код')).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  for (const path of ['/', '/pass-login']) {
    await page.goto(path)
    await page.locator('#content input').first().fill('')
    await page.locator('#content button[type=submit]').click()
    await expect(page.locator('#content [aria-invalid]').first()).toBeFocused()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  }
})

test('a sign-in that is cut off half way leaves nothing stuck when she opens the page again @AUT-1 AS-36', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: 'signIn', hang: true, times: 1 })
  await page.goto('/pass-login')
  await fillPassword(page, world.persona('verified'))
  const asked = page.waitForRequest('**/wl/v1/user/login')
  await signInButton(page).click()
  await asked
  await page.reload()
  // A call that was cut off on its way to the platform has not used up the fault.
  await world.controls.delete('/faults')
  await expect(signInButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await fillPassword(page, world.persona('verified'))
  await signInButton(page).click()
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
  await expect(page).toHaveURL('/')
})
