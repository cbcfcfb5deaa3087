import type { CDPSession, Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { actionOf, atTill, openCoupons, question, tile } from './models/coupons.ts'
import { expectStill, moves, watchShifts } from './models/shifts.ts'
import { expectToast } from './models/toasts.ts'

/** A member's device as the browser knows it: it holds passkeys and asks nobody. Chromium only. */
interface Authenticator {
  /** The member turns away, or her finger is not recognised: whatever is asked next comes to nothing. */
  refuse(): Promise<unknown>
  /** The member proves again who she is. */
  accept(): Promise<unknown>
  /** The number of passkeys that it holds. */
  count(): Promise<number>
}

/** Gives the browser of a page a device that holds passkeys, until the test ends. Chrome DevTools Protocol, WebAuthn. */
const giveAuthenticator = async (page: Page): Promise<Authenticator> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return {
    refuse: () => verify(false),
    accept: () => verify(true),
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

const part = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Passkeys' })
const rows = (page: Page) => part(page).getByRole('listitem')
const adding = (page: Page) => page.getByRole('button', { name: 'Add a passkey' })
const signingIn = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const email = (page: Page) => page.getByLabel('E-mail')
const greeting = (page: Page, world: World) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: world.persona('verified').firstname })

/** A member adds a passkey of her device to her account. */
const addPasskey = async (page: Page, world: World) => {
  await world.signIn(page, 'verified')
  await page.goto('/account-access')
  await adding(page).click()
  await expect(rows(page)).toHaveCount(1)
}

/** The member's browser has no session any more. */
const leave = async (page: Page, world: World) => {
  await page.evaluate(() => localStorage.clear())
  await world.enter(page, 'fuel')
  await page.goto('/')
  await expect(signingIn(page)).toBeEnabled()
}

test('a member adds a passkey and signs in with it, by the keyboard alone; when she turns away she is told so calmly @LCK-1', {
  tag: ['@LCK-1', '@gate'],
}, async ({ page, world }) => {
  const device = await giveAuthenticator(page)
  await world.signIn(page, 'verified')
  await page.goto('/account-access')
  await expect(part(page).getByText('No passkeys yet')).toBeVisible()
  await expectAccessible(page)
  await device.refuse()
  await adding(page).focus()
  await page.keyboard.press('Enter')
  await expect(part(page).getByRole('status')).toHaveText(
    'No passkey was added. You can try again at any time.',
  )
  await expect(rows(page)).toHaveCount(0)
  await device.accept()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Passkey added. You can sign in with it now.')
  await expect(rows(page).getByRole('heading', { level: 3 })).toHaveText(/Chrome/)
  await expect(rows(page).getByText(/^Added: /)).toBeVisible()
  await expect(adding(page)).toBeFocused()
  await expect(part(page).getByRole('status')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(part(page).getByRole('status')).toHaveText(
    'This device already has a passkey for your account.',
  )
  await expect(rows(page)).toHaveCount(1)
  expect(await device.count()).toBe(1)
  await expectAccessible(page)

  await leave(page, world)
  await email(page).fill('anna@example.com')
  await device.refuse()
  await signingIn(page).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'No passkey was used. Try again, or sign in another way.' }),
  ).toBeVisible()
  await expect(page.locator('#content [role=alert]:visible')).toHaveCount(0)
  await expect(email(page)).toHaveValue('anna@example.com')
  await expect(signingIn(page)).toBeFocused()
  await expectAccessible(page)
  await device.accept()
  await page.keyboard.press('Enter')
  await expect(greeting(page, world)).toBeVisible()
  expect(await world.calls('signIn')).toHaveLength(1)
  expect(await world.calls('signInWithPasskey')).toHaveLength(1)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*(?:401|404|500)/ })

  test('a passkey that was removed signs nobody in, and the password still does @LCK-1', {
    tag: ['@LCK-1'],
  }, async ({ page, world }) => {
    await giveAuthenticator(page)
    await addPasskey(page, world)
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Passkey removed. You can no longer sign in with it.')
    await expect(rows(page)).toHaveCount(0)
    await expect(part(page).getByRole('heading', { level: 2 })).toBeFocused()
    await leave(page, world)
    await signingIn(page).click()
    const alert = page
      .locator('#content')
      .getByRole('alert')
      .filter({ hasText: 'We don’t know this passkey.' })
    await expect(alert).toBeVisible()
    await expectAccessible(page)
    const { email: address, password } = world.persona('verified')
    await email(page).fill(address)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(greeting(page, world)).toBeVisible()
  })

  test('a platform that answers 404 for passkeys is asked once, and signing in goes on without @LCK-1', {
    tag: ['@LCK-1'],
  }, async ({ page, world }) => {
    await world.fault({ endpoint: 'requestPasskeySignIn', status: 404 })
    await giveAuthenticator(page)
    await world.enter(page, 'fuel')
    await page.goto('/')
    await signingIn(page).click()
    const line = page.getByText('Passkeys can’t be used here. Please sign in another way.')
    await expect(line.locator('xpath=ancestor::div[@tabindex]')).toBeFocused()
    await expect(signingIn(page)).toHaveCount(0)
    await expect(email(page)).toBeVisible()
    await page.reload()
    await expect(email(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
    await expect(signingIn(page)).toHaveCount(0)
    expect(await world.calls('requestPasskeySignIn')).toHaveLength(1)
  })
})

/** Keeps the code of the button back; returns how to let it come. */
const holdButton = async (page: Page) => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: opened, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/passkey-login\./, async (route) => {
    isAsked()
    await opened
    await route.continue()
  })
  return { asked, letCome }
}

const sumOf = async (page: Page) => (await moves(page)).reduce((sum, [score]) => sum + score, 0)

test('the button of a passkey comes late and moves nothing @LCK-1', {
  tag: ['@LCK-1'],
}, async ({ page, world }) => {
  await watchShifts(page)
  await world.enter(page, 'grocer')
  await page.goto('/')
  const button = page.locator('#content').getByRole('button', { name: /ключ за достъп/ })
  await expect(button).toBeVisible()
  for (const path of ['/', '/pass-login']) {
    const { asked, letCome } = await holdButton(page)
    await page.goto(path)
    await asked
    await expect(page.locator('#content a[href="/register"]')).toBeVisible()
    await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
    const before = await sumOf(page)
    letCome()
    await expect(button).toBeVisible()
    expect((await sumOf(page)) - before).toBeLessThan(0.001)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await page.goto('/')
  await expect(button).toBeVisible()
  await expectStill(page)
})

test('a browser without passkeys offers none, and says so where they are kept @LCK-1', {
  tag: ['@LCK-1'],
}, async ({ page, world }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await world.enter(page, 'fuel')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expect(signingIn(page)).toHaveCount(0)
  await world.signIn(page, 'verified')
  await page.goto('/account-access')
  await expect(part(page).getByText('This browser or device can’t use passkeys here.')).toBeVisible()
  await expect(adding(page)).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource.*(?:403|422)/ })

  test('a member above her limit uses a passkey in place of her password, and one who turns away may still type it @LCK-1 @LCK-2', {
    tag: ['@LCK-1', '@LCK-2'],
  }, async ({ page, world }) => {
    const device = await giveAuthenticator(page)
    await addPasskey(page, world)
    await world.controls.post('/member', { email: world.persona('verified').email, spend_limit: 0 })
    await openCoupons(page)
    await actionOf(tile(page, 'Full tank Friday: 15 cents off')).click()
    await question(page).getByRole('button', { name: 'Activate' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const use = proof.getByRole('button', { name: 'Use a passkey' })
    await device.refuse()
    await use.click()
    await expect(proof.getByText('No passkey was used. Try again, or enter your password.')).toBeVisible()
    await expect(proof.getByLabel('Password', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await device.accept()
    await use.focus()
    await page.keyboard.press('Enter')
    await expect(atTill(page)).toBeVisible()
    expect((await world.calls('activateCoupon')).map(({ status }) => status)).toEqual([403, 200])
    expect(await world.calls('reauthenticate')).toHaveLength(1)
  })

  test('a member whose account takes nothing but a passkey is asked for no password, and one without passkeys for hers @LCK-1 @LCK-2', {
    tag: ['@LCK-1', '@LCK-2'],
  }, async ({ page, world }) => {
    const device = await giveAuthenticator(page)
    await addPasskey(page, world)
    const { email } = world.persona('verified')
    await world.controls.post('/member', { email, spend_limit: 0, passkeys_required: true })
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const password = proof.getByLabel('Password', { exact: true })
    const ask = async () => {
      await openCoupons(page)
      await actionOf(tile(page, 'Full tank Friday: 15 cents off')).click()
      await question(page).getByRole('button', { name: 'Activate' }).click()
    }
    await ask()
    const use = proof.getByRole('button', { name: 'Use a passkey' })
    await expect(password).toHaveCount(0)
    await device.refuse()
    await use.click()
    await expect(proof.getByText('No passkey was used. Please try again.')).toBeVisible()
    await expectAccessible(page)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await ask()
    await expect(password).toBeVisible()
    await expect(use).toHaveCount(0)
  })

  test('a member with a limit types her password before another passkey is added @LCK-1 @LCK-2', {
    tag: ['@LCK-1', '@LCK-2'],
  }, async ({ page, world }) => {
    await giveAuthenticator(page)
    await world.controls.post('/member', { email: world.persona('verified').email, spend_limit: 100 })
    await world.signIn(page, 'verified')
    await page.goto('/account-access')
    await adding(page).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(proof).toContainText('Only you can add a passkey.')
    await expectAccessible(page)
    await proof.getByLabel('Password', { exact: true }).fill(world.persona('verified').password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Passkey added.')
    await expect(rows(page)).toHaveCount(1)
  })
})
