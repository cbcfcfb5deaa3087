import type { Page } from 'playwright/test'
import { contrast } from '#lib/design/readable.ts'
import { type Route, routes } from '#lib/routes.ts'
import { demoClubs, type TenantId } from '#sandbox/tenants.ts'
import { parseRgb } from '#support/rgb.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { openAddress } from './models/addresses-of-routes.ts'
import { expectDark, faint } from './models/dark.ts'
import { inParts, pathsOf } from './models/in-parts.ts'
import { withSpacedText } from './models/larger-text.ts'
import { outOfPlace } from './models/out-of-place.ts'
import { settle } from './models/settled.ts'

const all: readonly Route[] = routes
const ofMembers = all.filter(({ audience }) => audience !== 'visitor')
// A later step leads a visitor without the one before back; the journeys of its flow open it.
const ofVisitors = all.filter(({ audience, needs }) => audience !== 'member' && !needs)

/** Laptops, tablets, phones on their side, large and small; the widest first, since it shows the most parts. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 932, height: 430 },
  { width: 768, height: 1024 },
  // The words of a menu have least room.
  { width: 601, height: 960 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const
const phone = { width: 390, height: 844 }
const ofWidths = (...widths: number[]) => sizes.filter(({ width }) => widths.includes(width))

/** Screens on which a member acts, each with its parts beside the content. A list of coupons has a button in each of its rows. */
const screens = new Set([
  ...['/', '/rewards', '/my-rewards', '/perks', '/card', '/stores', '/transactions', '/news'],
  ...['/profile', '/profile-edit', '/promo-code', '/account-access', '/delivery-addresses'],
])

/** Opens a page in the widest of these sizes, and finds each part of it in its place in all of them. */
const expectInPlace = async (page: Page, address: string, sizesOf: readonly (typeof sizes)[number][]) => {
  await page.setViewportSize(sizesOf[0] ?? phone)
  await page.goto(address)
  await settle(page)
  await expect(page).toHaveURL(address)
  // The footer comes when it is near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  for (const size of sizesOf) {
    await page.setViewportSize(size)
    await settle(page)
    expect.soft(await outOfPlace(page), `${address} at ${size.width} by ${size.height}`).toEqual([])
  }
}

/** The words on all links and buttons of the content and beside it that are filled with a colour told from the page's. */
const filled = async (page: Page): Promise<readonly string[]> => {
  const seen = await page.evaluate(() => {
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    return [...document.querySelectorAll<HTMLElement>(':is(main, aside, [data-aside]) :is(a, button)')]
      .filter((press) => press.checkVisibility())
      .map((press) => [press.innerText, ground(press), ground(document.body)] as const)
  })
  return seen.flatMap(([words, ground, under]) => {
    const [own, page] = [parseRgb(ground), parseRgb(under)]
    return own && page && contrast(own, page) >= 3 ? [words] : []
  })
}

/** At most one button is filled on a screen on which a member acts, with the offers beside it. WHL-2. */
const expectOneMainAction = async (page: Page, path: string) => {
  if (!screens.has(path)) return
  await page.setViewportSize({ width: 1280, height: 900 })
  const aside = page.getByRole('complementary')
  if (await aside.count()) await expect(aside.getByRole('listitem').first()).toBeVisible()
  expect((await filled(page)).length, (await filled(page)).join(', ')).toBeLessThanOrEqual(1)
}

/** Returns the texts of controls and headings that are cut by their own box. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#content :is(button, a, h1, h2, h3, label, p)')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        // A name that is cut after its lines stands whole on the item's own screen; what only screen readers say has no size.
        if (!element.checkVisibility() || element.clientWidth <= 2 || webkitLineClamp !== 'none') return false
        // The content alone: what decorates a box may reach beyond it.
        const content = document.createRange()
        content.selectNodeContents(element)
        const words = content.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        return (
          (overflowX !== 'visible' && (words.left < box.left - 1 || words.right > box.right + 1)) ||
          (overflowY !== 'visible' && (words.top < box.top - 1 || words.bottom > box.bottom + 1))
        )
      })
      .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`),
  )

/** Shows the page at 400 % of a window of 1280 pixels, and lays wide text over it. */
const expectReadable = async (page: Page, address: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 256 })
  await settle(page)
  expect.soft(await sideways(page), `${address} at 320 pixels`).toBeLessThanOrEqual(0)
  await withSpacedText(page, async () => {
    expect.soft(await sideways(page), `${address} with wide text`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `${address} with wide text`).toEqual([])
  })
}

const expectReadInTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The pages that show most of a club's theme. Which colours can be read on which is told in tests/lib/design. */
const themed = new Set([
  ...['/', '/coupons', '/coupon/{id}', '/card', '/rewards', '/reward/{id}', '/news', '/transactions'],
  ...['/profile', '/profile-edit', '/pass-login', '/register'],
])

type Look = (page: Page, address: string, path: string, who: 'member' | 'visitor') => Promise<void>

interface Walk {
  readonly club: TenantId
  /** The end of a journey's title. */
  readonly proven: string
  readonly tag: string[]
  readonly member: readonly Route[]
  readonly visitor: readonly Route[]
  readonly look: Look
}

/** Looks at what another club changes of the same pages: the words where it has a language of its own, colours on some. */
const lookAtClub: Look = async (page, address, path, who) => {
  if (!themed.has(path)) return expectInPlace(page, address, ofWidths(320))
  await expectInPlace(page, address, ofWidths(1280, 320))
  expect(await faint(page)).toEqual([])
  await expectReadInTheDark(page)
  if (who === 'member') await expectOneMainAction(page, path)
}

/**
 * The gate opens each page of one club in light on a laptop and a phone. The whole run leaves that out for all that can be
 * wrong with a page, in the same club, and for what other clubs change. Few loads serve all, since most of a walk's time
 * is loading.
 */
const walks: readonly Walk[] = [
  {
    club: 'fuel',
    proven: 'assistive technology can use it, everything is in its place on a laptop and a phone',
    tag: ['@gate-only'],
    member: ofMembers,
    visitor: ofVisitors,
    look: async (page, address) => {
      await expectInPlace(page, address, ofWidths(1280, 390))
      await expectAccessible(page)
    },
  },
  {
    club: 'fuel',
    proven:
      'assistive technology can use it, everything is in its place on every screen and enlarged four times, with the widest text, every word reads in the dark, and one button at most is filled @ACC-1 @WHL-2',
    tag: [],
    member: ofMembers,
    visitor: ofVisitors,
    look: async (page, address, path, who) => {
      await expectInPlace(page, address, ofWidths(1440, 1024, 932, 768, 601, 390, 320))
      if (who === 'member') await expectOneMainAction(page, path)
      await expectReadable(page, address)
      await page.setViewportSize(phone)
      await settle(page)
      await expectAccessible(page)
      await expectReadInTheDark(page)
    },
  },
  ...demoClubs.slice(1).map(({ id, lang }) => ({
    club: id,
    proven: 'words and colours of its own are in their place and read @WHL-2',
    tag: [],
    member: ofMembers.filter(({ path }) => lang !== 'en' || themed.has(path)),
    visitor: ofVisitors.filter(({ audience }) => audience === 'visitor'),
    look: lookAtClub,
  })),
]

for (const { club, proven, tag, look, ...routesOf } of walks)
  for (const who of ['member', 'visitor'] as const)
    for (const part of inParts(routesOf[who], 5))
      test(`a ${who} of ${club} opens ${pathsOf(part)}: ${proven} @DRK-1 @RTE-1 @RTE-6 @RTE-9 @D1`, {
        tag,
      }, async ({ page, world }) => {
        await (who === 'member' ? world.signIn(page, 'verified', club) : world.enter(page, club))
        for (const route of part)
          await test.step(route.path, async () => look(page, await openAddress(page, route), route.path, who))
      })

test('a text that vanishes, is too faint or cut, and a page that is too wide would be found @WHL-1 @D1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  const findings = async () => [...(await faint(page)), ...(await outOfPlace(page))]
  expect(await findings()).toEqual([])
  await page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('--coupon-tile-text', 'var(--coupon-tile)')
    style.setProperty('--coupon-button-use-text', 'rgb(20 140 140)')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { transition: none !important } main h1 { height: 8px; overflow: hidden } main { min-width: 500px }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const found = (await findings()).join('\n')
  expect(found).toMatch(/Element has a 1:1 contrast ratio with the background/)
  expect(found).toMatch(/insufficient color contrast of 1\.\d/)
  expect(found).toMatch(/text "Coupons" is cut by its box <h1>/)
  expect(found).toMatch(/the page is \d+ px wider than its window/)
})

for (const part of inParts(
  all.filter(({ audience }) => audience === 'member'),
  8,
))
  test(`a visitor who opens ${pathsOf(part)} is sent to the start @RTE-6`, { tag: '@gate' }, async ({
    page,
    world,
  }) => {
    await world.enter(page, 'fuel')
    for (const route of part)
      await test.step(route.path, async () => {
        await page.goto(route.path.replace('{id}', '1'))
        await expect(page).toHaveURL('/')
        await expect(page.locator('#content form')).toBeVisible()
      })
  })

test('a stranger’s address gives the fallback page with its status @RTE-7', { tag: '@gate' }, async ({
  page,
  world,
}) => {
  await world.enter(page, 'fuel')
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('#content')).toContainText('404')
  await expectAccessible(page)
})

test('a host without rewrites still opens a coupon: its 404 page forwards to the shell @RTE-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  const href = (await page.locator('#content a[href^="/coupon/"]').first().getAttribute('href')) ?? ''
  await page.route(`**${href}`, async (route) => {
    const missing = await page.request.get('/404')
    await route.fulfill({ response: missing, status: 404 })
  })
  await page.goto(href)
  await expect(page).toHaveURL(href)
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(page.locator('#content h1:visible')).not.toHaveText('Unexpected Application Error!')
})

test('a coupon that does not exist, whatever its name, gives a decent page and not an error @RTE-1 @RTE-7', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  for (const id of ['%E0%A4%A', 'a%20b', '%2e%2e', 'ž', '😀'])
    await test.step(id, async () => {
      await page.goto(`/coupon/x${id}`)
      await settle(page)
      await expect(page.getByRole('link', { name: /coupons/i }).first()).toBeVisible()
    })
})
