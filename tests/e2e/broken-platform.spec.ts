import type { Page } from 'playwright/test'
import { clubKey } from '#lib/browser/storage-keys.ts'
import { type Route, routes } from '#lib/routes.ts'
import type { FaultInput } from '#sandbox/faults.ts'
import { expect, test, type World } from './fixtures.ts'
import { inParts } from './models/in-parts.ts'

const all: readonly Route[] = routes

/** Everything else that a platform which is down, or a network in front of it, may answer with. */
const faults: Readonly<Record<string, Omit<FaultInput, 'endpoint'>>> = {
  '503': { status: 503, body: {} },
  '503 and a page of HTML': { status: 503, body: '<h1>Unavailable</h1>', content_type: 'text/html' },
  'no answer at all': { hang: true },
  'a cut connection': { reset: true },
  null: { status: 200, body: null },
  'an empty text': { status: 200, body: '""', content_type: 'application/json' },
  '200 and a page of HTML': { status: 200, body: '<h1>Wi-Fi</h1>', content_type: 'text/html' },
  // The last, since it is kept.
  'an empty list': { status: 200, body: [] },
}

/** Pages of which a member sees nothing without an answer: they must say so, with a way on. */
const needsAnswer = new Set(
  `/coupons /coupon/{id} /rewards /reward/{id} /news /news-article/{id} /transactions /perks /leaflets /stores /page/{id}
  /consent/{id} /delivery-addresses /delivery-address/{id} /profile-edit /account-access /receipts /my-rewards`.split(
    /\s+/,
  ),
)

/** Longer than the portal waits for an answer, in milliseconds. */
const beyondTheLimit = 11_000

const paths = (audience: Route['audience']) =>
  all.filter((route) => route.audience !== audience && !route.needs).map(({ path }) => path)

/** Opens pages one by one, and expects of each within the portal's time that it says what to do. */
const expectTold = async (
  page: Page,
  who: 'member' | 'visitor',
  part: readonly string[],
  fault: Omit<FaultInput, 'endpoint'>,
) => {
  for (const path of part)
    await test.step(path, async () => {
      await page.goto(path.replace('{id}', '1'))
      const busy = page.locator('#content').locator('[aria-busy="true"]:visible')
      await expect
        .poll(async () => {
          if (fault.hang) await page.clock.fastForward(beyondTheLimit)
          return busy.count()
        })
        .toBe(0)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading').first()).toBeVisible()
      await expect(main).not.toContainText('Wi-Fi')
      await expect(main).not.toContainText('Unavailable')
      const wayOn = main.getByRole('button').or(main.getByRole('link')).filter({ visible: true })
      await expect(wayOn.first()).toBeVisible()
      // An empty list is an answer where a list was asked for; of anything else it says that nothing came.
      if (who === 'member' && needsAnswer.has(path) && !Array.isArray(fault.body))
        await expect(main.getByRole('alert').filter({ visible: true, hasText: /\S/ }).first()).toBeVisible()
    })
}

/** The club is known from an earlier visit, nothing of the member is. */
const comeAgain = async (page: Page, world: World, who: 'member' | 'visitor') => {
  await world.enter(page, 'fuel')
  await page.goto('/forgot')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(clubKey(''))
  if (who === 'member') await world.signIn(page, 'verified')
}

// All faults are one error for a page (tests/lib/api/client.test.ts), so that each page meets one of them.
for (const [who, part] of [
  ...inParts(paths('visitor'), 9).map((part) => ['member', part] as const),
  ...inParts(paths('member'), 9).map((part) => ['visitor', part] as const),
])
  test(`a ${who} whose platform answers 500 is told what to do on ${part.join(' ')} @B7 FT-01`, {
    tag: part.includes('/coupons') ? ['@gate'] : [],
  }, async ({ page, world }) => {
    await comeAgain(page, world, who)
    const fault = { status: 500, body: {} }
    await world.fault({ endpoint: '*', ...fault })
    await expectTold(page, who, part, fault)
  })

test('a member is told what to do with her coupons whatever the platform answers @B7 FT-01 FT-04 FT-11 FT-12 FT-15', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await comeAgain(page, world, 'member')
  for (const [name, fault] of Object.entries(faults))
    await test.step(name, async () => {
      await world.controls.delete('/faults')
      await world.fault({ endpoint: '*', ...fault })
      await expectTold(page, 'member', ['/coupons'], fault)
    })
})

for (const who of ['member', 'visitor'] as const)
  test(`the start page of a ${who} says what to do when the network is cut or silent @B7 FT-04`, async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await comeAgain(page, world, who)
    for (const fault of [{ reset: true }, { hang: true }]) {
      await world.controls.delete('/faults')
      await world.fault({ endpoint: '*', ...fault })
      await expectTold(page, who, ['/'], fault)
    }
  })
