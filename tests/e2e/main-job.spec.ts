import type { Page } from 'playwright/test'
import type { Driver } from '../engines/driver.ts'
import { journeys, travel } from '../engines/journeys.ts'
import { test } from './fixtures.ts'

/** Chromium, as the journeys of all engines drive one. */
const driverOf = (page: Page, errors: readonly string[]): Driver => ({
  name: 'Chromium',
  errors,
  go: async (url) => void (await page.goto(url)),
  back: async () => void (await page.goBack()),
  reload: async () => void (await page.reload()),
  run: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
  press: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  close: () => page.close(),
})

for (const journey of journeys)
  test(`${journey.name}, as in the other engines @F`, { tag: ['@F'] }, async ({
    page,
    world,
    baseURL,
    pageErrors,
  }) => {
    await travel(driverOf(page, pageErrors), baseURL ?? '', journey, world.id)
  })
