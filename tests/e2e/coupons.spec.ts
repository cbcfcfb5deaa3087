import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAxeClean } from './models/accessible.ts'
import { followCalls } from './models/calls-under-way.ts'
import {
  actionOf,
  activate,
  atTill,
  openActive,
  openCoupons,
  putDown,
  question,
  tile,
} from './models/coupons.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { framesDrawn } from './models/frames.ts'
import { expectScrolledTo, pressEndUntil } from './models/page-end.ts'
import { expectToast } from './models/toasts.ts'

/** Coupons of the fuel club, by what they stand for. */
const coupon = {
  active: 'Free flat white with 30 litres',
  flash: 'Flash wash: half price',
  early: 'Winter wash with wax',
  plain: 'Every tenth coffee is free',
  fiveDays: 'Full tank Friday: 15 cents off',
  thirtyHours: 'Olive oil from the deli shelf',
  long: 'A coupon with a name so long',
  unpictured: 'Mystery treat at the till',
} as const

const day = 86_400

const posts = async (world: World) => (await world.calls('activateCoupon')).length

/** A colour as the browser computes it. */
const colourOf = (page: Page, value: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('i')
    probe.style.setProperty('background-color', colour)
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, value)

test.describe('the list', () => {
  test('on phones and on a desktop every tile is 150 px high and its name takes two lines at most @CPN-1', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await expect(page.locator('li[data-item]')).toHaveCount(20)
    for (const [width, height, columns] of [
      [390, 844, 1],
      [1280, 900, 2],
      [320, 640, 1],
    ] as const) {
      await page.setViewportSize({ width, height })
      const boxes = await page.locator('li[data-item]').evaluateAll((tiles) =>
        tiles.map((one) => ({
          height: one.getBoundingClientRect().height,
          left: one.getBoundingClientRect().left,
        })),
      )
      expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([150]))
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns)
      const lines = await tile(page, coupon.long)
        .getByRole('link')
        .evaluate(
          (link) =>
            link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
        )
      expect(Math.round(lines)).toBe(2)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })

  test('a press anywhere on a tile opens the coupon, a press on its button does not @CPN-1', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await actionOf(tile(page, coupon.fiveDays)).click()
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL('/coupons')
    await question(page).getByRole('button', { name: 'Later' }).click()
    await expect(question(page)).toBeHidden()
    const box = await tile(page, coupon.fiveDays).boundingBox()
    if (!box) throw new Error('The tile is not on screen')
    await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12)
    await expect(page).toHaveURL(/\/coupon\/\w+$/)
    await expect(page.getByRole('heading', { level: 1, name: coupon.fiveDays })).toBeVisible()
  })

  test('a ribbon is grey before its time, then in the club’s colour, then red, and gone without an end @CPN-8', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    const paint = (name: string, text: string) =>
      tile(page, name)
        .getByText(text, { exact: true })
        .evaluate((mark) => getComputedStyle(mark).backgroundColor)
    expect(await paint(coupon.early, 'Coming soon')).toBe(
      await colourOf(page, 'var(--coupon-ribbon-waiting)'),
    )
    expect(await paint(coupon.fiveDays, 'Five days left')).toBe(await colourOf(page, 'var(--coupon-ribbon)'))
    expect(await paint(coupon.thirtyHours, 'Ends soon')).toBe(
      await colourOf(page, 'color-mix(in oklab, var(--error) 80%, black)'),
    )
    expect((await tile(page, coupon.plain).innerText()).split(/\n+/)).toEqual([
      coupon.plain,
      'Valid now',
      'Activate',
    ])
  })

  test('a list whose next page fails says why and goes on by its button @CPN-1 FT-05', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await world.fault({ endpoint: 'listCoupons', skip: 1, times: 1, status: 503, body: '' })
    await openCoupons(page)
    await pressEndUntil(page, async () => (await world.calls('listCoupons')).length > 1)
    await expect(page.locator('#content').getByRole('alert')).toContainText(
      'Something went wrong on our side',
    )
    await expect(page.locator('li[data-item]')).toHaveCount(20)
    expect(await world.calls('listCoupons')).toHaveLength(2)
    // With nothing of the list above it in the window, where the browser would hold the end of the list in its place.
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const top = await page.evaluate(() => scrollY)
    await retry.click()
    await expect(page.locator('li[data-item]')).toHaveCount(40)
    await expect(page.locator('#content').getByRole('alert')).toHaveText('')
    // What has come stands where she pressed; the end, now far below, asks for no more.
    await expectScrolledTo(page, top)
    await expect(page.locator('li[data-item]').nth(20)).toBeInViewport()
    expect(await world.calls('listCoupons')).toHaveLength(3)
  })

  test('a member reads her coupons and can open one before their island has come, and her focus stays when it has @CPN-1 @FST-1', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    const release = await openBeforeIsland(page, '/coupons', 'coupons.island')
    const link = page.getByRole('link', { name: coupon.active })
    await expect(link).toHaveAttribute('href', /^\/coupon\/\d+$/)
    await expect(link).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await link.focus()
    release()
    await expect(actionOf(tile(page, coupon.active))).toBeVisible()
    await expect(link).toHaveCount(1)
    await expect(link).toBeFocused()
  })

  test('a member reads the name and the digits of her coupon before its code is there, and they stand still when it comes @CPN-4 @FST-1', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    const release = await openBeforeIsland(page, '/coupon/1', 'coupon.island')
    const name = page.getByRole('heading', { level: 1, name: coupon.active })
    await expect(name).toBeVisible()
    const digits = page.getByText(/^\d{4}\s\d{4}\s\d{4}$/)
    await expect(digits).toBeInViewport()
    const before = await name.boundingBox()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Enlarge code' })).toBeVisible()
    await expect(name).toHaveCount(1)
    expect(await name.boundingBox()).toEqual(before)
    await expect(digits).toHaveCount(0)
  })
})

test.describe('the button', () => {
  test('a member who is not verified meets a lock and is shown where to verify @CPN-2 @CPN-3', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'unverified')
    await openCoupons(page)
    const button = actionOf(tile(page, coupon.plain))
    await expect(button).toHaveAccessibleName(/Locked until you verify your account/)
    await expect(button.locator('svg')).toBeVisible()
    await button.click()
    const notice = page.getByRole('dialog', { name: 'Verify your account first' })
    await expect(notice.getByRole('link', { name: 'Verify my account' })).toHaveAttribute(
      'href',
      '/email-confirmation',
    )
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toBeHidden()
    await expect(button).toBeFocused()
    expect(await posts(world)).toBe(0)
  })

  test('a hint stays while the pointer moves onto it, and Escape takes it away wherever the focus is @CPN-2 @CPN-3 @ACC-1', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'zero')
    await openCoupons(page)
    const button = actionOf(tile(page, coupon.fiveDays))
    await button.hover()
    const reason = page.getByRole('tooltip').filter({ hasText: 'You need 150 more points.', visible: true })
    const at = await reason.boundingBox()
    if (!at) throw new Error('the hint has no place')
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 20 })
    await expect(reason).toBeVisible()
    await framesDrawn(page)
    await expect(reason).toBeVisible()
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(reason).toHaveCount(0)
  })

  test('a member who is too early is told from when @CPN-2 @CPN-3', async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    // Not by its colour alone: a lock stands on it.
    await expect(actionOf(tile(page, coupon.early)).locator('svg')).toBeVisible()
    await actionOf(tile(page, coupon.early)).click()
    const year = new Date(Date.now() + day * 1000).getFullYear()
    await expect(
      page.getByRole('tooltip').filter({ hasText: 'This coupon is valid from' }).first(),
    ).toContainText(String(year))
  })
})

test.describe('activation', () => {
  test('a member activates a coupon at the till and shows its code while the seconds run @CPN-5 @CPN-6 @CPN-9 @SES-12', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await actionOf(tile(page, coupon.fiveDays)).click()
    const dialog = question(page)
    await expect(dialog).toContainText(coupon.fiveDays)
    await expect(dialog).toContainText('The code will be valid for 5 minutes')
    await expect(dialog).toContainText('It costs 150 points.')
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400)
    await expectAxeClean(page)
    // The sidebar and the footer have asked for theirs.
    for (const endpoint of ['listDeals', 'listConsents'] as const)
      await expect.poll(async () => (await world.calls(endpoint)).length).toBe(1)
    // How the code will be drawn only the coupon itself tells: it is asked for with the question.
    await expect.poll(async () => (await world.calls('getCoupon')).length).toBe(1)
    const before = await world.calls()
    const answer = page.waitForResponse(/\/redeem$/)
    await dialog.getByRole('button', { name: 'Activate' }).click()
    const { data } = (await (await answer).json()) as { data: { user_coupon: { code: string } } }
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/coupons')
    await expect(atTill(page).locator('[data-code]')).toHaveText(data.user_coupon.code)
    await expect(atTill(page).getByText('Coupon activated.')).toBeVisible()
    await expect(atTill(page).getByText(/^Valid for (?:5:00|4:\d\d)$/)).toBeVisible()
    await putDown(page)
    await expect(actionOf(tile(page, coupon.fiveDays))).toHaveText(/^Active · show code/)
    await expect
      .poll(async () =>
        (await world.calls())
          .slice(before.length)
          .map(({ endpoint }) => endpoint)
          .sort(),
      )
      .toEqual(['activateCoupon', 'getMember', 'listCoupons'])
    await openActive(page, coupon.fiveDays)
    await expect(page.locator('[data-code]')).toHaveText(data.user_coupon.code)
    await expect(page.getByRole('img', { name: `Code ${data.user_coupon.code} as a picture` })).toBeVisible()
    await expect(page.getByText(/^Valid for (?:5:00|4:\d\d)$/)).toBeVisible()
    await expectAxeClean(page)
  })

  test('the server’s own no is shown once and the question stays @CPN-5 @SES-13', { tag: '@gate' }, async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await world.controls.post('/member', { email: world.persona('verified').email, points: 0 })
    await activate(page, coupon.fiveDays)
    await expect(page.getByRole('alert').filter({ hasText: 'enough points' })).toHaveCount(1)
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByRole('button', { name: 'Activate' })).not.toHaveAttribute('aria-busy')
  })
})

test.describe('the seconds', () => {
  /** Returns the number of list answers that the platform has been asked for. */
  const lists = async (world: World) => (await world.calls('listCoupons')).length
  const shownSeconds = async (page: Page, name: string): Promise<number> => {
    const mark = tile(page, name).getByText(/^\d:\d\d$/)
    await expect(mark).toBeVisible()
    const [minutes = 0, seconds = 0] = ((await mark.textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + seconds
  }

  test('a reload, a sleep and a wrong clock leave the time right @CPN-9 FT-20 FT-21', {
    tag: '@gate',
  }, async ({ page, world, moveClock, skewDevice }) => {
    // The coupon ends 101 seconds after signing in, and the portal shows the seconds from the hundredth on.
    const end = Date.now() + 100_000
    const left = () => Math.floor((end - Date.now()) / 1000)
    await world.signIn(page, 'verified')
    // Her device lives in yesterday.
    await skewDevice(-day)
    await openCoupons(page)
    const first = await shownSeconds(page, coupon.flash)
    expect(first).toBeGreaterThanOrEqual(left())
    expect(first).toBeLessThanOrEqual(100)
    await page.reload()
    const second = await shownSeconds(page, coupon.flash)
    expect(second).toBeLessThanOrEqual(first)
    expect(second).toBeGreaterThanOrEqual(left())
    await moveClock(40)
    const third = await shownSeconds(page, coupon.flash)
    expect(third).toBeLessThanOrEqual(second - 40)
    expect(third).toBeGreaterThanOrEqual(left() - 40)
  })

  test('a clock that leaps a day ahead is put right by the next answer, and the countdown goes on @CPN-9 FT-20', async ({
    page,
    world,
  }) => {
    const calls = followCalls(page)
    await world.signIn(page, 'verified')
    await page.clock.install()
    await openCoupons(page)
    await shownSeconds(page, coupon.flash)
    // No other answer may put the clock right before the countdown has seen it.
    const release = await calls.hold()
    await calls.settled()
    const again = page.waitForRequest(/\/wl\/.*\/coupons/)
    await page.clock.setSystemTime(Date.now() + day * 1000)
    await again
    await release()
    await expect.poll(() => lists(world)).toBe(2)
    expect(await shownSeconds(page, coupon.flash)).toBeGreaterThan(60)
  })

  test('the code’s last seconds run beside it; when they are over it goes one screen back @CPN-6 @CPN-9', {
    tag: '@gate',
  }, async ({ page, world, moveClock }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await openActive(page, coupon.active)
    await expect(page.locator('[data-code]')).toHaveText(/^\d{12}$/)
    // Heard as it is shown.
    await expect(page.getByText(/^Valid for [34]:\d\d$/)).toBeVisible()
    // The foot of the page asks last, once all above it stands.
    await expect.poll(async () => (await world.calls('listConsents')).length).toBe(1)
    await moveClock(150)
    const seconds = page.getByText(/^Valid for [01]:\d\d$/)
    await expect(seconds).toBeVisible()
    const asked = await lists(world)
    // The member watches the last of them: a device that slept through the end would stay here.
    const [, minute, second] = /(\d):(\d\d)$/.exec((await seconds.textContent()) ?? '') ?? []
    await moveClock(Number(minute) * 60 + Number(second) - 3)
    await expect(page).toHaveURL('/coupons')
    await expect(tile(page, coupon.plain)).toBeVisible()
    await expect(tile(page, coupon.active).getByText('Ended')).toBeVisible()
    // By the page that it leaves, the one that it comes to, or both.
    expect([asked + 1, asked + 2]).toContain(await lists(world))
  })

  test('a member who returns to a code that has ended meanwhile reads that, and leaves by themselves @CPN-6', async ({
    page,
    world,
    moveClock,
  }) => {
    const calls = followCalls(page)
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await openActive(page, coupon.active)
    await expect(page.locator('[data-code]')).toHaveText(/^\d{12}$/)
    const address = page.url()
    await page.getByRole('link', { name: 'Card', exact: true }).first().click()
    await expect(page).toHaveURL('/card')
    await moveClock(245)
    const release = await calls.hold()
    await page.goBack()
    await expect(page.getByText('This code has expired.')).toBeVisible()
    await release()
    await calls.settled()
    await expect(page).toHaveURL(address)
  })
})

test.describe('the detail', () => {
  test('a member thinks twice, then puts her coupon back, by a second try when the first fails @CPN-6 @SES-12 FT-11', {
    tag: '@gate',
  }, async ({ page, world }) => {
    await world.signIn(page, 'verified')
    await openCoupons(page)
    await activate(page, coupon.fiveDays)
    await putDown(page)
    await expect(page.getByText('You have 4,100.5 points')).toBeAttached()
    await openActive(page, coupon.fiveDays)
    const button = page.getByRole('button', { name: 'Deactivate' })
    const dialog = page.getByRole('dialog', { name: 'Deactivate this coupon?' })
    await button.click()
    await dialog.getByRole('button', { name: 'Keep it active' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-code]')).toBeVisible()
    await world.fault({ endpoint: 'deactivateCoupon', times: 1, status: 500, body: '' })
    await button.click()
    const deactivate = dialog.getByRole('button', { name: 'Deactivate' })
    await deactivate.click()
    await expect.poll(async () => (await world.calls('deactivateCoupon')).length).toBe(1)
    await expect(deactivate).not.toHaveAttribute('aria-busy')
    await expect(page.locator('[data-code]')).toBeVisible()
    await deactivate.click()
    await expect(page).toHaveURL('/coupons')
    await expectToast(page, 'Coupon deactivated.')
    await expect(actionOf(tile(page, coupon.fiveDays))).toHaveText('Activate · 150 points')
    await expect(page.getByText('You have 4,250.5 points')).toBeAttached()
    expect(await world.calls('deactivateCoupon')).toHaveLength(2)
  })
})
