import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { expect, test } from './models/kit.ts'
import { expectHeldNames } from './models/names.ts'

const all: readonly Route[] = routes
const known: Readonly<Record<string, string>> = {
  '/page/{id}': 'help',
  '/news-article/{id}': 'opening',
  '/reward/{id}': 'mug',
  '/coupon/{id}': '7',
  '/consent/{id}': 'terms',
}

/** One of each kind: coupons end while a journey runs. */
const coupons = [
  { id: '7', name: 'Coffee', activated: false },
  { id: '8', name: 'Croissant', activated: true, user_coupon_id: '1', code: 'CROISSANT' },
]

const open = async (page: Page, { path }: Route): Promise<void> => {
  await page.goto(path.replace('{id}', known[path] ?? '1'))
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
}

/** The file of a route: `/coupon/{id}` is coupon-id. */
const fileOf = ({ path }: Route): string => path.replace(/[/{}]+/g, '-').replace(/^-|-$/g, '') || 'start'

test.use({ viewport: { width: 1280, height: 900 } })

test('on every page of a member stand the roles and names that testers hold on to @RTE-1', async ({
  page,
  signIn,
  fault,
}) => {
  await signIn('verified')
  await fault('listCoupons', { body: { data: { coupons } } })
  for (const route of all.filter(({ audience }) => audience !== 'visitor')) {
    await open(page, route)
    await expectHeldNames(page.getByRole('main'), `member-${fileOf(route)}`)
  }
  await page.goto('/coupons')
  for (const role of ['banner', 'complementary'] as const)
    await expectHeldNames(page.getByRole(role).first(), `frame-${role}`)
})

test('on every page of a visitor stand the roles and names that testers hold on to @RTE-1', async ({
  page,
  platform,
}) => {
  await platform.enter(page, 'fuel')
  // A later step leads a visitor without the one before back; the journeys of its flow know its names.
  for (const route of all.filter(({ audience, needs }) => audience !== 'member' && !needs)) {
    await open(page, route)
    await expectHeldNames(page.getByRole('main'), `visitor-${fileOf(route)}`)
  }
})
