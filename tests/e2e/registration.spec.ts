import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { profileLink } from './models/profile-link.ts'
import {
  agree,
  card,
  field,
  fill,
  form,
  person,
  send,
  toForm,
  toFormWithCard,
} from './models/registration.ts'

const posts = (world: World) => world.calls('register')

test('a visitor of fuel becomes a member with her card: intro, choice, form, code from the mail @REG-1 @REG-6 @RTE-9', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.enter(page, 'fuel')
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio', { name: /I have a card/ }).check()
  await page.getByText('Where do I find the number?').click()
  // Nothing is half under the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await field(page, 'card_number').fill(card(0))
  await page.getByRole('button', { name: 'Continue' }).click()
  await fill(page)
  await agree(page)
  await expectAccessible(page)
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
  await expect(field(page, 'code')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'code').fill((await world.lastMail(person.email)).code ?? '')
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
  await expect(page).toHaveURL('/')
  expect(await posts(world)).toHaveLength(1)
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /regist/.test(key)))
  expect(left).toEqual([])
})

test('what a club gives is said in its own words above the card’s number, which a phone shows at once @REG-9', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.enter(page, 'grocer')
  await page.goto('/register')
  // The club's own words for one of the lines, and ours for the others.
  await expect(page.getByText('Точка за всяко похарчено евро')).toBeVisible()
  await expect(page.getByText('Купони само за членове')).toBeVisible()
  await expect(field(page, 'card_number')).toBeInViewport({ ratio: 1 })
})

test('on a phone a registration begins with a picture and what the club gives, and the first step stays in sight @REG-9', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.enter(page, 'fuel')
  await page.goto('/register')
  const gain = page.getByText('Coupons for members only')
  const picture = page.locator('[data-picture]')
  await expect(gain).toBeVisible()
  await expect(picture.locator('img')).toBeVisible()
  const start = page.getByRole('button', { name: 'Start' })
  await expect(start).toBeInViewport({ ratio: 1 })
  await start.click()
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeFocused()
  await expect(gain).toBeHidden()
  await expect(picture).toBeHidden()
  await page.goBack()
  await expect(gain).toBeVisible()
})

test('a visitor of a club that looks the card up first becomes a member with the code of an SMS @REG-2 @REG-6', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await toFormWithCard(page, world)
  await expect(page.getByText('Добре дошли, Радостина И.: картата ви е потвърдена.')).toBeVisible()
  await fill(page, { phone: '088 123 4567' })
  await agree(page)
  await expectAccessible(page)
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
  await expect(page.getByLabel('Код от SMS')).toBeFocused()
  await page.keyboard.type((await world.lastSms('+359881234567')).code ?? '')
  await page.keyboard.press('Enter')
  await expect(profileLink(page)).toBeVisible()
})

test('a code that signs nobody in ends in the farewell, which a reload shows again @REG-1 @REG-6', async ({
  page,
  world,
}) => {
  await toForm(page, world)
  await fill(page)
  await agree(page)
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
  const { code = '' } = await world.lastMail(person.email)
  await world.fault({ endpoint: 'verifyEmail', status: 200, body: { data: {} }, after: true })
  await field(page, 'code').fill(code)
  const welcome = page.getByRole('heading', { name: 'Welcome to the club' })
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeVisible()
})

test('a club that asks for no code lets the new member in at once @REG-1', async ({ page, world }) => {
  await toForm(page, world, 'virtual', 'plain')
  await fill(page)
  await agree(page)
  await send(page).click()
  await expect(profileLink(page)).toBeVisible()
})

test('the keyboard alone leads through the registration @REG-1', async ({ page, world }) => {
  await world.enter(page, 'fuel')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /virtual/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await expect(field(page, 'password')).toBeFocused()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('Fill in mandatory fields')
  expect(await posts(world)).toEqual([])
})

test('a reload at every step, Back and Forward lose nothing that was typed but secrets @REG-7 FT-22', async ({
  page,
  world,
}) => {
  await toForm(page, world, 'virtual')
  await fill(page)
  await field(page, 'sex').selectOption('female')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(person.email)
  await expect(field(page, 'sex')).toHaveValue('female')
  await expect(field(page, 'password')).toHaveValue('')
  await page.goBack()
  await expect(page.locator('input[value=virtual]')).toBeChecked()
  await page.reload()
  await expect(page.locator('input[value=virtual]')).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Continue' }).click()
  await fill(page)
  await agree(page)
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
  await page.reload()
  await expect(page.getByText(`We’ve sent a code to ${person.email}.`)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'firstname')).toHaveValue('Nora')
  await expect(send(page)).not.toHaveAttribute('aria-busy')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(person.password)
})

test('offline in the middle of the form says so, loses nothing, and goes on with the network @REG-7 FT-06', {
  tag: '@gate',
}, async ({ page, world, context }) => {
  await toForm(page, world)
  await fill(page)
  await agree(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. What you’ve typed stays here')).toBeVisible()
  await send(page).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('We can’t reach the server.')
  await expect(field(page, 'password')).toHaveValue(person.password)
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  expect(await posts(world)).toEqual([])
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
  expect(await posts(world)).toHaveLength(1)
})

test('a lost answer is not asked for again by itself; a second try that finds the account leads to the sign-in @REG-7 FT-28', {
  tag: '@gate',
}, async ({ page, world }) => {
  await toForm(page, world, 'later', 'plain')
  await fill(page)
  await agree(page)
  await world.fault({ endpoint: 'register', after: true, status: 504, body: '', times: 1 })
  await send(page).click()
  const alert = page.getByRole('alert').filter({ visible: true })
  await expect(alert).toContainText('you won’t get a second account')
  expect(await posts(world)).toHaveLength(1)
  // Other words are another call, so the platform cannot know that it is the same registration.
  await field(page, 'firstname').fill('Anna Maria')
  await send(page).click()
  await expect(alert).toContainText('It looks like your first try worked.')
  await form(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.locator('#content button[type=submit]').click()
  await expect(profileLink(page)).toBeVisible()
})

for (const [path, before, name, id] of [
  ['/register-after-verify', '/register', 'card_number', '@REG-7'],
  ['/register-confirm', '/register', 'card_number', '@REG-7'],
  ['/otp-verify', '/', 'phone', '@AUT-3'],
] as const)
  test(`${path} without what the step before keeps gives way to that step before it is painted ${id}`, {
    tag: '@gate',
  }, async ({ page, world }) => {
    await page.addInitScript((here) => {
      addEventListener('DOMContentLoaded', () => {
        if (location.pathname === here)
          sessionStorage.setItem('test:painted', getComputedStyle(document.body).visibility)
      })
    }, path)
    await world.enter(page, 'grocer')
    await page.goto(path)
    await expect(page).toHaveURL(before)
    await expect(field(page, name)).toBeVisible()
    const painted = await page.evaluate(() => sessionStorage.getItem('test:painted'))
    expect([null, 'hidden']).toContain(painted)
    // It was not she who asked for a page of members.
    await expect(page.getByText('Влезте, за да продължите.')).toHaveCount(0)
  })
