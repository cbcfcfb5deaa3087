import { tenantKey } from '#lib/browser/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { hostileAnswers, noConfigs, unfitChannels, wrongAnswers } from './models/hostile-configs.ts'
import { untilNextPage } from './models/next-page.ts'

// What a setting may be otherwise is tried in tests/lib/config/read-settings.test.ts, a channel in tests/lib/domain/header-value.test.ts.
const { nulls, objects } = wrongAnswers
const { 'a page of HTML': page, 'five megabytes': megabytes } = noConfigs
const unreadable = { nulls, objects, page, megabytes, ...unfitChannels }

for (const [kind, answers] of Object.entries({
  'whose settings are all hostile texts': hostileAnswers,
  'that are of a wrong kind, none, or have a channel that no header can hold': unreadable,
}))
  test(`a visitor signs in under each of ${Object.keys(answers).length} configs ${kind} @WHL-1 @AUT-1 @B9 FT-11 FT-14 XS-19 XS-25 XS-27`, {
    tag: answers === hostileAnswers ? ['@gate'] : [],
  }, async ({ page, world }) => {
    const { email, password } = world.persona('verified', 'plain')
    let usable = 0
    for (const [name, answer] of Object.entries(answers))
      await test.step(name, async () => {
        await world.controls.delete('/faults')
        await world.fault({ endpoint: 'getDomainConfig', ...answer })
        await page.goto('/favicon.svg')
        await page.evaluate((key) => {
          localStorage.clear()
          sessionStorage.clear()
          sessionStorage.setItem(key, 'plain')
        }, tenantKey)
        await page.goto('/pass-login')
        await page.locator('#content input[type=email]').fill(email)
        await page.locator('#content input[type=password]').fill(password)
        await untilNextPage(page, () => page.locator('#content button[type=submit]').click())
        await expect(page.locator('html[data-session="member"]')).toBeAttached()
        // Where she comes to is hers, and has a way on.
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
        expect(await page.evaluate(() => [Reflect.get(window, '__hit'), Reflect.get({}, 'web')])).toEqual([
          undefined,
          undefined,
        ])
        usable += 1
      })
    expect(usable).toBe(Object.keys(answers).length)
  })
