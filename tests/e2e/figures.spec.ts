import type { Page } from 'playwright/test'
import type { ReceivedFigures } from '#sandbox/figures.ts'
import { expect, test, type World } from './fixtures.ts'

const ask = (world: World, share: number) =>
  world.controls.post('/settings', {
    tenant: 'fuel',
    general: { GENERAL: { figures_url: `/__sandbox/figures/${world.id}`, figures_share: share } },
  })

const received = async (page: Page, world: World): Promise<readonly ReceivedFigures[]> =>
  (await page.request.get(`/__sandbox/figures/${world.id}`)).json()

/** Waits until the code that measures has come. */
const measured = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toContain('/send-figures.')

test('a club that asks for it learns how fast a coupon was on a real phone, and not whose or which @FIG-1', {
  tag: '@FIG-1',
}, async ({ page, world }) => {
  await ask(world, 1)
  await world.signIn(page, 'verified')
  await page.goto('/coupon/1?utm_source=mail')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await measured(page)
  // A press ends what is measured of the largest paint, which a busy browser may not have told of yet.
  await page.evaluate(
    () =>
      new Promise<void>((told) =>
        new PerformanceObserver(() => told()).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('/privacy')
  await expect
    .poll(async () => (await received(page, world)).map(({ report }) => report.route))
    .toContain('/coupon/{id}')
  const [coupon] = (await received(page, world)).filter(({ report }) => report.route === '/coupon/{id}')
  expect(coupon?.headers).toEqual([])
  expect(coupon?.report.build).toMatch(/^coupon\.island\.[\w-]+\.js$/)
  expect(coupon?.report.figures.TTFB).toBeGreaterThanOrEqual(0)
  expect(coupon?.report.figures.LCP).toBeGreaterThan(0)
  // The page of privacy says so.
  const leaving = page.getByRole('region', { name: 'What leaves this browser' })
  await expect(leaving.getByText('Chance picks 100 of 100 visits.', { exact: false })).toBeVisible()
  await expect(leaving.getByText('Nothing goes to advertisers.', { exact: false })).toBeVisible()
})
