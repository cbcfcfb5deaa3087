import { clubKey } from '#lib/browser/storage-keys.ts'
import { type Route, routes } from '#lib/routes.ts'
import type { FaultInput } from '#sandbox/faults.ts'
import { expect, test } from './fixtures.ts'
import { inParts } from './models/in-parts.ts'

const all: readonly Route[] = routes

/** Everything that a platform which is down, or a network in front of it, may answer with. */
const faults: Readonly<Record<string, Omit<FaultInput, 'endpoint'>>> = {
  '500': { status: 500, body: {} },
  '503': { status: 503, body: {} },
  '503 and a page of HTML': { status: 503, body: '<h1>Unavailable</h1>', content_type: 'text/html' },
  'no answer at all': { hang: true },
  'a cut connection': { reset: true },
  null: { status: 200, body: null },
  'an empty list': { status: 200, body: [] },
  'an empty text': { status: 200, body: '""', content_type: 'application/json' },
  '200 and a page of HTML': { status: 200, body: '<h1>Wi-Fi</h1>', content_type: 'text/html' },
}

/** Pages of which a member sees nothing without an answer: they must say so, with a way on. */
const needsAnswer = new Set(
  `/coupons /coupon/{id} /rewards /reward/{id} /news /news-article/{id} /transactions /perks /leaflets /stores /page/{id}
  /consent/{id} /delivery-addresses /delivery-address/{id} /profile-edit /account-access /receipts`.split(
    /\s+/,
  ),
)

/** Longer than the portal waits for an answer, in milliseconds. */
const beyondTheLimit = 11_000

const paths = (audience: Route['audience']) =>
  all.filter((route) => route.audience !== audience && !route.needs).map(({ path }) => path)

const visits = [
  ...inParts(paths('visitor'), 9).map((part) => ['member', part] as const),
  ...inParts(paths('member'), 9).map((part) => ['visitor', part] as const),
]

for (const [name, fault] of Object.entries(faults))
  for (const [who, part] of visits) {
    // All of them are one error for a page (tests/lib/api/client.test.ts): each page meets the first, the start page a
    // network that is cut or silent too, and the coupons all of them.
    const isCut = fault.reset || fault.hang
    if (name !== '500' && !part.includes('/coupons') && !(isCut && part.includes('/'))) continue
    test(`a ${who} whose platform answers ${name} is told what to do on ${part.join(' ')} @B7 FT-01 FT-04 FT-11 FT-12 FT-15`, {
      tag: name === '500' && part.includes('/coupons') ? ['@gate'] : [],
    }, async ({ page, world }) => {
      // The club is known from an earlier visit, nothing of the member is; its platform breaks after that.
      await world.enter(page, 'fuel')
      await page.goto('/forgot')
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(clubKey(''))
      if (who === 'member') await world.signIn(page, 'verified')
      if (fault.hang) await page.clock.install()
      await world.fault({ endpoint: '*', ...fault })
      for (const path of part)
        await test.step(path, async () => {
          await page.goto(path.replace('{id}', '1'))
          const busy = page.locator('main').locator('[aria-busy="true"]:visible')
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
            await expect(
              main.getByRole('alert').filter({ visible: true, hasText: /\S/ }).first(),
            ).toBeVisible()
        })
    })
  }
