import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import type { PersonaName } from '#sandbox/personas.ts'
import type { TenantId } from '#sandbox/tenants.ts'
import { expect, test } from './fixtures.ts'
import { openAddress } from './models/addresses-of-routes.ts'
import { covered } from './models/covered.ts'
import { inParts, pathsOf } from './models/in-parts.ts'
import { textSizes, withAllDrawn, withSpacedText } from './models/larger-text.ts'
import { outOfPlace } from './models/out-of-place.ts'
import { settle } from './models/settled.ts'

const all: readonly Route[] = routes
const ofMembers = all.filter(({ audience }) => audience !== 'visitor')
const ofVisitors = all.filter(({ audience, needs }) => audience !== 'member' && !needs)

/** The texts of a page are whole and its controls within reach, however far it is scrolled. */
const expectWhole = async (page: Page, when: string) => {
  await settle(page)
  await withAllDrawn(page, async () => {
    expect.soft(await outOfPlace(page), when).toEqual([])
    expect.soft(await covered(page), when).toEqual([])
  })
}

/** Opens a page in a browser whose letters are twice as large, then with the spacing of WCAG 1.4.12. */
const expectReadable = async (page: Page, address: string, setText: (size: number) => Promise<void>) => {
  await setText(32)
  await page.goto(address)
  await settle(page)
  await expect(page).toHaveURL(address)
  // The footer comes when it is near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectWhole(page, `${address} at 200 %`)
  await setText(16)
  await expectWhole(page, `${address} at 100 %`)
  await withSpacedText(page, () => expectWhole(page, `${address} with spaced text`))
}

interface Walk {
  readonly who: PersonaName | 'visitor'
  readonly club: TenantId
  readonly tag: string[]
  readonly routes: readonly Route[]
}

const shownIn = (...paths: string[]) => all.filter(({ path }) => paths.includes(path))

// An unverified member has no address yet.
const walks: readonly Walk[] = [
  { who: 'verified', club: 'fuel', tag: ['@gate-only'], routes: shownIn('/', '/coupons', '/card') },
  { who: 'unverified', club: 'fuel', tag: ['@gate-only'], routes: shownIn('/reward/{id}', '/profile') },
  { who: 'verified', club: 'fuel', tag: [], routes: ofMembers },
  {
    who: 'unverified',
    club: 'fuel',
    tag: [],
    routes: ofMembers.filter(({ path }) => path !== '/delivery-address/{id}'),
  },
  { who: 'visitor', club: 'fuel', tag: [], routes: ofVisitors },
  { who: 'verified', club: 'grocer', tag: [], routes: ofMembers },
  { who: 'visitor', club: 'grocer', tag: [], routes: ofVisitors },
]

for (const { who, club, tag, routes: walked } of walks)
  for (const part of inParts(walked, 6))
    test(`with letters of 200 % or spaced ones, all of ${pathsOf(part)} is read and pressed by a ${who} person of ${club}, and no bar lies over it @ACC-1 @WHL-1 @RWD-1 @CPN-1 @FRM-1`, {
      tag,
    }, async ({ page, world }) => {
      await (who === 'visitor' ? world.enter(page, club) : world.signIn(page, who, club))
      const setText = await textSizes(page)
      for (const route of part)
        await test.step(route.path, async () => {
          await setText(16)
          await expectReadable(page, await openAddress(page, route), setText)
        })
    })

test('a control that is covered or beyond the window, and what a bar lies over or leaves unsaid, would be found @ACC-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/privacy')
  await settle(page)
  expect(await covered(page)).toEqual([])
  await page.evaluate(() => {
    const plant = (name: string, words: string, styles: Readonly<Record<string, string>>, into: Element) => {
      const element = into.appendChild(document.createElement(name))
      element.textContent = words
      for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value)
      return element
    }
    const main = document.querySelector('main') ?? document.body
    plant('button', 'Beyond', { position: 'relative', left: '100vw' }, main)
    plant('button', 'Covered', { position: 'relative', 'z-index': '-1' }, main)
    const bar = plant('div', 'Bar', { position: 'fixed', inset: 'auto 0 0', height: '25vh' }, document.body)
    plant('button', 'Grey', {}, bar).setAttribute('aria-disabled', 'true')
  })
  const found = (await covered(page)).join('\n')
  expect(found).toMatch(/<button> "Beyond" reaches beyond the side of the window/)
  expect(found).toMatch(/<button> "Covered" is covered by/)
  expect(found).toMatch(/ lies under the bar <div> "Bar/)
  expect(found).toMatch(/the bar of <button> "Grey" does not say why that is not possible/)
})
