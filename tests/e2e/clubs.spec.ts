import { expect, test } from './fixtures.ts'
import { untilNextPage } from './models/next-page.ts'

const clubs = [
  {
    id: 'grocer',
    lang: 'bg',
    title: 'Вход',
    letters: 'Жж',
    points: '4250,5',
    primary: 'rgb(31, 107, 58)',
    surface: 'rgb(251, 250, 245)',
  },
  {
    id: 'plain',
    lang: 'pl',
    title: 'Logowanie',
    letters: 'Łł',
    points: '4250,5',
    primary: 'rgb(0, 0, 0)',
    surface: 'rgb(255, 255, 255)',
  },
  {
    id: 'fuel',
    lang: 'en_GB',
    title: 'Sign in',
    letters: 'Aa',
    points: '4,250.5',
    primary: 'rgb(11, 116, 120)',
    surface: 'rgb(245, 246, 248)',
  },
] as const

test('one build serves three clubs side by side, each in its language, letters, formats and colours @WHL-1 @WHL-2 @WHL-3 @WHL-6', async ({
  context,
  world,
  baseURL,
}) => {
  const { host, protocol } = new URL(baseURL ?? '')
  const open = clubs.map(async (club) => {
    const general = { 'GENERAL.lang': club.lang, 'HEADER.show_points': true }
    await world.controls.post('/settings', { tenant: club.id, general })
    // Each club at a host of its own, as in the world; nothing but the host says whose page it is.
    const url = `${protocol}//${club.id}.${world.id}.${host}`
    await context.addCookies([{ name: 'sandbox-world', value: world.id, url }])
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${url}/pass-login`)
    return { club, page, url }
  })
  const opened = await Promise.all(open)
  for (const { club, page } of opened)
    await test.step(`a visitor of ${club.id}`, async () => {
      await expect(page).toHaveTitle(club.title)
      await expect(page.locator('html')).toHaveAttribute('lang', club.lang.replace('_', '-'))
      await expect(page.locator('body')).toHaveCSS('background-color', club.surface)
      await expect(page.locator('#content button[type=submit]')).toHaveCSS('background-color', club.primary)
      await expect
        .poll(() => page.evaluate((letters) => document.fonts.check('1em Montserrat', letters), club.letters))
        .toBe(true)
      const { email, password } = world.persona('verified', club.id)
      await page.locator('#content input[type=email]').fill(email)
      await page.locator('#content input[type=password]').fill(password)
      await untilNextPage(page, () => page.locator('#content button[type=submit]').click())
      await expect(page.locator('html[data-session="member"]')).toBeAttached()
    })
  for (const { club, page, url } of opened)
    await test.step(`a member of ${club.id}`, async () => {
      await page.goto(`${url}/transactions`)
      await expect(page.getByRole('banner').getByText(club.points, { exact: true })).toBeVisible()
      await expect(
        page
          .locator('#content')
          .getByText(/^\d{2}\.\s\d{2}\.\s\d{4}$/)
          .first(),
      ).toBeVisible()
      const rows = page.locator('#content [role=row], #content tbody tr')
      await expect(rows.filter({ hasText: club.lang === 'en_GB' ? /\d\.\d/ : /\d,\d/ }).first()).toBeVisible()
    })
})
