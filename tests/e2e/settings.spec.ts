import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
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
