import { expect, test } from './fixtures.ts'
import { sideways } from './models/accessible.ts'
import { mostDrawnAtOnce, watchDrawn } from './models/drawn-at-once.ts'
import { movements, openTransactions, scrollUntil } from './models/transactions.ts'

const offsets = (calls: readonly { query: Readonly<Record<string, unknown>> }[]) =>
  calls.map(({ query }) => Number(query.offset))

test('a member reads her history: date, time, description and points, the latest first @TRX-1 @WHL-6', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await openTransactions(page)
  const table = page.getByRole('table', { name: 'Your transactions, the latest first' })
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Time', 'Description', 'Points'])
  const read = await movements(page).evaluateAll((rows) =>
    rows.slice(0, 20).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
  for (const [date, time, description, points] of read) {
    expect(date).toMatch(/^\d{2}\.\s\d{2}\.\s\d{4}$/)
    expect(time).toMatch(/^\d{2}:\d{2}$/)
    expect(description).not.toBe('')
    expect(points).toMatch(/^[+−][\d,]+(\.\d{1,2})?$/)
  }
  const moments = read.map(([date = '', time = '']) => `${date.split(/\.\s/).reverse().join('-')} ${time}`)
  expect(moments).toEqual(moments.toSorted().reverse())
})

test('a member with a keyboard, in a browser that tells nothing of scrolling, loads more by the button @TRX-1', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await world.signIn(page, 'verified')
  await openTransactions(page)
  const more = page.getByRole('button', { name: 'Load more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '40 transactions shown' })).toBeAttached()
  await expect(more).toBeFocused()
  await page.keyboard.press('Space')
  await expect(movements(page)).toHaveCount(60)
})

test('on a phone of 320 px a movement of fuel takes two lines: what and how much, then when @TRX-1', async ({
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
})

test('on a desktop a movement takes one line of four columns @TRX-1', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await openTransactions(page)
  const boxes = await movements(page)
    .first()
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((one, other) => one - other))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
})

test('a next page that fails leaves the rows and is tried again by a press only @TRX-1 @SES-10 FT-05', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.fault({ endpoint: 'listTransactions', skip: 1, times: 1, status: 503, body: '' })
  await world.signIn(page, 'verified')
  await openTransactions(page)
  await page.getByText('Load more').or(page.getByText('Try again')).scrollIntoViewIfNeeded()
  await expect(page.locator('main').getByRole('alert')).toContainText('Something is wrong on our side')
  await expect(movements(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(movements(page).nth(39)).toBeAttached()
  await expect(page.locator('main').getByRole('alert')).toHaveText('')
  expect(offsets(await world.calls('listTransactions')).slice(0, 3)).toEqual([0, 20, 20])
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
  await page.goBack()
  const again = page.locator(`tr[data-item="${id}"]`)
  await expect(again).toBeInViewport()
  await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? 999) - before)).toBeLessThan(3)
  expect(await world.calls('listTransactions')).toHaveLength(asked)
})

test('ten thousand movements, in pages or in one answer, are drawn a hundred at a time, only near the window, and found again as they were left @TRX-1 FT-16', async ({
  page,
  world,
}) => {
  test.slow()
  const at = Math.floor(Date.now() / 1000)
  const transactions = Array.from({ length: 10_000 }, (_, index) => ({
    id: index,
    at: at - index * 3600,
    description: `Petrol 95, ${index} l`,
    points: 1250,
  }))
  await world.fault({ endpoint: 'listTransactions', status: 200, body: { data: { transactions } } })
  await world.signIn(page, 'verified')
  await watchDrawn(page)
  await openTransactions(page)
  await expect(movements(page)).toHaveCount(100)
  await page.mouse.move(190, 400)
  const shown = async () =>
    Number(
      (await page.getByRole('status').filter({ hasText: 'shown' }).innerText()).replaceAll(/[^0-9]/g, ''),
    )
  await expect(async () => {
    await page.mouse.wheel(0, 6000)
    expect(await shown()).toBeGreaterThanOrEqual(1500)
  }).toPass({ intervals: [100] })
  await expect.poll(() => movements(page).count()).toBeLessThanOrEqual(250)
  const most = await mostDrawnAtOnce(page)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(100)
  // Among the rows, away from what stands below the last of them.
  await page.mouse.wheel(0, -2000)
  const inTheMiddle = () =>
    page.evaluate(() =>
      Number(
        document
          .elementFromPoint(190, innerHeight / 2)
          ?.closest('[data-item]')
          ?.getAttribute('data-item') ?? 0,
      ),
    )
  let id = 0
  const isAtRest = async () => {
    const before = id
    id = await inTheMiddle()
    return id > 900 && id === before
  }
  await expect.poll(isAtRest).toBe(true)
  await page.evaluate(() => location.assign('/profile'))
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(page.locator(`tr[data-item="${id}"]`)).toBeInViewport()
  await expect.poll(() => movements(page).count()).toBeLessThanOrEqual(400)
})
