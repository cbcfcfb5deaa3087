import { expect, test } from './fixtures.ts'
import { sideways } from './models/accessible.ts'
import { movements, openTransactions, scrollUntil } from './models/transactions.ts'

test('on a phone of 320 px a movement of fuel takes two lines, what and how much, then when; on a desktop one of four columns @TRX-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await world.signIn(page, 'verified')
  await openTransactions(page)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  const cells = movements(page).first().getByRole('cell')
  await expect(cells).toHaveCount(4)
  const [date, time, points] = await Promise.all([0, 1, 3].map((index) => cells.nth(index).boundingBox()))
  expect(date?.y).toBe(time?.y)
  expect(points?.y).toBeLessThan(date?.y ?? 0)
  expect(points?.x).toBeGreaterThan(time?.x ?? 0)
  await page.setViewportSize({ width: 1280, height: 900 })
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
  const places = boxes.map(({ x }) => x)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
})

test('a member who looks elsewhere and comes back finds the row she was at, and nothing is asked for again @TRX-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openTransactions(page)
  await scrollUntil(page, 140)
  const row = movements(page).nth(115)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = (await row.boundingBox())?.y ?? -1
  const id = (await row.getAttribute('data-item')) ?? ''
  await page.evaluate(() => location.assign('/profile'))
  await expect(page).toHaveURL('/profile')
  const asked = (await world.calls('listTransactions')).length
  // What runs last on a slow line must not scroll away from it.
  const { promise: isShown, resolve: showsIt } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/client\./, async (route) => {
    await isShown
    await route.continue()
  })
  await page.goBack()
  const again = page.locator(`tr[data-item="${id}"]`)
  await expect(again).toBeInViewport()
  showsIt()
  await expect(page.locator('meta[name=astro-view-transitions-enabled]')).toBeAttached()
  await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? 999) - before)).toBeLessThan(3)
  expect(await world.calls('listTransactions')).toHaveLength(asked)
})
