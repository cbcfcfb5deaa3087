import type { Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { putDown } from './models/coupons.ts'
import type { SettingCase } from './models/setting-case.ts'
import { visits } from './models/setting-visits.ts'

const visit = async ({ at, seen }: SettingCase, page: Page) => {
  const found = expect(at(page))
  if (seen.css) await found.toHaveCSS(...seen.css)
  if (seen.attribute) await found.toHaveAttribute(...seen.attribute)
  if (seen.text !== undefined) await found.toHaveText(seen.text)
  if (seen.holds !== undefined) await found.toHaveValue(seen.holds)
  if (seen.count !== undefined) await found.toHaveCount(seen.count)
}

for (const { name, who, width, besides, places } of visits)
  test(`${name} sees each setting of the club without a new build @WHL-1 @FRM-11`, async ({
    page,
    world,
  }) => {
    const cases = places.flatMap((place) => place.cases)
    const general = { ...besides, ...Object.fromEntries(cases.map(({ setting, value }) => [setting, value])) }
    await world.controls.post('/settings', { tenant: 'plain', general })
    await page.setViewportSize({ width, height: 900 })
    if (who === 'visitor') await world.enter(page, 'plain')
    else await world.signIn(page, who, 'plain')
    for (const { path, open, cases } of places) {
      await page.goto(path)
      await open?.(page)
      for (const one of cases) await test.step(one.setting, () => visit(one, page))
    }
  })

test('a club’s own CSS is applied, and sends nothing anywhere else @FRM-11 XS-22', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  await world.controls.post('/settings', {
    tenant: 'fuel',
    general: {
      'GENERAL.custom_css':
        'main h1{letter-spacing:3px} body{background-image:url(https://elsewhere.example/a.png)} @import url(https://elsewhere.example/b.css);',
    },
  })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('main h1').first()).toHaveCSS('letter-spacing', '3px')
  expect(foreign).toEqual([])
})

test('a coupon whose code is a QR code is held out as one @CPN-6', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const list = await page.evaluate(
    async (key) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const answer = await fetch('/wl/v1/coupons?offset=0&limit=100', {
        headers: { Authorization: `Bearer ${token}` },
      })
      const { data } = await answer.json()
      const details = await Promise.all(
        data.coupons.slice(0, 40).map(async ({ id, points }: { id: string; points?: number }) => {
          const one = await fetch(`/wl/v1/coupon/${id}`, { headers: { Authorization: `Bearer ${token}` } })
          return { ...(await one.json()).data.coupon, points }
        }),
      )
      return details
        .filter(({ code_format, activated }) => code_format === 'qr' && !activated)
        .map(({ id }) => String(id))
    },
    keyOfTenant(authKey, 'fuel'),
  )
  await page.goto(`/coupon/${list.at(-1)}`)
  await page.locator('main [class*="tone_coupon-use"]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page).toHaveURL('/coupons')
  // The code stands above the list; a page that is left before would show it above the next one.
  await putDown(page)
  await page.goto(`/coupon/${list.at(-1)}`)
  const picture = page.getByRole('img', { name: /as a picture$/ })
  // React may put its own picture in the place of the first drawing's between two questions.
  await expect
    .poll(async () => {
      const box = await picture.boundingBox()
      return box && Math.round(box.width) - Math.round(box.height)
    })
    .toBe(0)
})
