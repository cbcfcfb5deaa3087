import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { itemsOf, openDashboard, section } from './models/dashboard.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { holdCalls } from './models/held.ts'
import { expectStill, watchShifts } from './models/shifts.ts'
import { movements, openTransactions, scrollUntil } from './models/transactions.ts'

const months = (page: Page) => page.locator('main tr[data-group]')

/** Adds up what the rows under each month say, as a member would. */
const addedUp = (page: Page) =>
  page.locator('main tbody tr').evaluateAll((rows) => {
    const sums: { month: string; earned: number; spent: number; told: string }[] = []
    for (const row of rows) {
      if (row.hasAttribute('data-group'))
        sums.push({
          month: row.querySelector('h2')?.textContent ?? '',
          earned: 0,
          spent: 0,
          told: row.querySelector('p')?.textContent ?? '',
        })
      const points = Number(row.lastElementChild?.textContent?.replace('−', '-').replace(/[+,]/g, ''))
      const sum = sums.at(-1)
      if (row.hasAttribute('data-item') && sum) sum[points > 0 ? 'earned' : 'spent'] += points
    }
    return sums
  })

test('each month of the history has a heading with its sums, and one that has not come as a whole says so @PTS-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  // Pages of 20 rows; the sixth does not come, so that the last month is not whole.
  const held = await holdCalls(page, [/^GET .*transactions$/])
  const come = (async () => {
    for (let round = 0; round < 5; round++) await (await held.next()).continue()
  })()
  await openTransactions(page)
  await scrollUntil(page, 100)
  await come
  const sums = await addedUp(page)
  expect(sums.length).toBeGreaterThan(2)
  const format = (points: number) => Number(points.toFixed(2)).toLocaleString('en')
  for (const { month, earned, spent, told } of sums.slice(0, -1)) {
    expect(month).toMatch(/^[A-Z][a-z]+ \d{4}$/)
    expect(told).toContain(`Earned +${format(earned)}`)
    expect(told).toContain(spent === 0 ? 'Spent 0' : `Spent −${format(-spent)}`)
    expect(told).not.toContain('Not complete yet')
  }
  expect(sums.at(-1)?.told).toContain('Not complete yet')
  await expect(page.getByRole('heading', { level: 2, name: sums[0]?.month ?? '' })).toBeVisible()
  await expectAccessible(page)
})

test('the months stand there before the island has come, and nothing moves when it has @PTS-1 @FST-1', async ({
  page,
  world,
}) => {
  await watchShifts(page)
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/transactions', 'transactions.island')
  const first = page.locator('main h2:visible').first()
  await expect(first).toHaveText(/^[A-Z][a-z]+ \d{4}$/)
  const drawn = await page.locator('main h2:visible').allTextContents()
  release()
  await expect(movements(page).first()).toBeVisible()
  await expect(months(page).first()).toContainText('Earned')
  expect(await page.locator('main h2:visible').allTextContents()).toEqual(drawn)
  await expectStill(page)
})

test('the hero has the club’s colour, the card in it is one press away, and each can be read @PTS-1 @PRF-4', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openDashboard(page)
  const primary = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--visual-primary)'
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  })
  const hero = page.locator('main h1').locator('xpath=ancestor::div[3]')
  await expect(hero).toHaveCSS('background-color', primary)
  await expect(hero).toContainText('35 points pending')
  await expectAccessible(page)
  await hero.getByRole('link', { name: 'My card' }).click()
  await expect(page).toHaveURL('/card')
})

test('active coupons stand first on the dashboard, each with its clock @PTS-1 @DSH-1', async ({
  page,
  world,
}) => {
  const soon = Date.now() / 1000 + 200
  const coupons = [
    ...[1, 2, 3, 4].map((id) => ({ id, name: `Tea ${id}`, activated: false })),
    { id: 5, name: 'Croissant', activated: true, user_coupon_id: 1, code: 'A', expiration_at: soon },
  ]
  await watchShifts(page)
  await world.fault({ endpoint: 'listCoupons', body: { data: { coupons } } })
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/', 'dashboard.island')
  const links = page.locator('main a[href^="/coupon/"]:visible')
  await expect(links.first()).toHaveText('Croissant')
  release()
  const items = itemsOf(section(page, 'Popular coupons'))
  await expect(items.first()).toContainText(/Active\d:\d\d/)
  await expect(items.first()).toContainText('Croissant')
  await expect(items).toHaveCount(4)
  await expectStill(page)
})
