import type { Locator, Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible, stillness } from './models/accessible.ts'
import { followCalls } from './models/calls-under-way.ts'
import { actionOf, activate, atTill, openCoupons, putDown, question, tile } from './models/coupons.ts'
import { expectWholeModules, scan } from './models/scanner.ts'

const plain = 'Every tenth coffee is free'
/** Its code is drawn as bars. */
const friday = 'Full tank Friday: 15 cents off'
const active = 'Free flat white with 30 litres'
const phone = { width: 390, height: 844 }

const digits = (page: Page) => atTill(page).locator('[data-code]')
const picture = (page: Page) => atTill(page).getByRole('img')
const proof = (page: Page) => atTill(page).locator('[data-proof]')
const clock = (page: Page) => atTill(page).locator('[data-clock]')
/** The button that holds the code up again; found below the view too, which hides the page from readers. */
const enlarge = (page: Page) => page.getByRole('button', { includeHidden: true, name: 'Enlarge code' })
const place = (page: Page) =>
  atTill(page)
    .getByRole('status')
    .filter({ hasText: /^Code \d of \d/ })

/** Waits until the clock of the view shows another second. */
const nextSecond = async (page: Page) => {
  const before = (await clock(page).textContent()) ?? ''
  await expect(clock(page)).not.toHaveText(before)
}

/** The window's width and height are there for the code alone: its bars run along the longer side. */
const sides = (drawn: Locator) =>
  drawn.evaluate((svg) => {
    const [, , across = 0, down = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return across > down ? 'across' : 'down'
  })

/** Drags a part of the view sideways by a finger, and lets it go. */
const swipe = async (part: Locator, way: number) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('What is to be swiped is not on the screen')
  const at = { pointerType: 'touch', bubbles: true, clientY: box.y + box.height / 2 }
  const x = box.x + box.width / 2
  await part.dispatchEvent('pointerdown', { ...at, clientX: x })
  await part.dispatchEvent('pointermove', { ...at, clientX: x + way })
  await part.dispatchEvent('pointerup', { ...at, clientX: x + way })
}

/** Opens the coupon that is active from the start, with its code held up. */
const openHeldUp = async (page: Page, world: World) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, active)).click()
  await expect(picture(page)).toBeVisible()
  await stillness(page)
}

test('a confirmed activation shows the code at once over the list, along the long side of the phone, and one press leads back to its tile @TIL-1 @TIL-2 @CPN-5', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, friday)).click()
  await expect.poll(async () => (await world.calls('getCoupon')).length).toBe(1)
  // Nothing that is asked for after the activation is waited for.
  await world.fault({ endpoint: 'listCoupons', hang: true })
  await world.fault({ endpoint: 'getCoupon', hang: true })
  const answer = page.waitForResponse(/\/redeem$/)
  await question(page).getByRole('button', { name: 'Activate' }).click()
  const { data } = (await (await answer).json()) as { data: { user_coupon: { code: string } } }
  const { code } = data.user_coupon
  await expect(digits(page)).toHaveText(code)
  await expect(page).toHaveURL('/coupons')
  await expect(atTill(page)).toBeFocused()
  await expect(atTill(page)).toHaveAccessibleName(new RegExp(friday))
  await expect(atTill(page).getByText('Coupon activated.')).toBeVisible()
  await expect(atTill(page).getByText(/^4:\d\d$/)).toBeVisible()
  await stillness(page)
  expect(await atTill(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  expect(await sides(picture(page))).toBe('down')
  await expectWholeModules(picture(page))
  await expect.poll(() => scan(picture(page))).toEqual([`Code128 ${code}`])
  await expectAccessible(page)
  await putDown(page)
  await expect(actionOf(tile(page, friday))).toBeFocused()
  await expect(actionOf(tile(page, friday))).toHaveText(/^Active · show code/)
  await expect(page).toHaveURL('/coupons')
})

test('the stub of a ticket is torn off once, when its activation is confirmed, and never under reduced motion @TIL-1', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const torn: string[] = []
    Object.assign(window, { torn })
    document.addEventListener('animationend', ({ animationName, pseudoElement }) => {
      if (animationName === 'till-tear') torn.push(pseudoElement)
    })
  })
  const torn = () => page.evaluate(() => Reflect.get(window, 'torn') as unknown)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await activate(page, plain)
  await expect.poll(torn).toEqual(['::before'])
  await putDown(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await activate(page, friday)
  await expect(picture(page)).toBeVisible()
  await stillness(page)
  expect(await torn()).toEqual(['::before'])
  await putDown(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A code that is held up again has no stub: it stands over a page of its own.
  await actionOf(tile(page, plain)).click()
  await expect(page).toHaveURL(/\/coupon\//)
  await expect(picture(page)).toBeVisible()
  await stillness(page)
  expect(await torn()).toEqual(['::before'])
})

test('an activation on the coupon’s own page leads to the list with the code over it, though the list itself is late @TIL-1 @CPN-5', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await tile(page, plain).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: plain })).toBeVisible()
  await page.getByRole('button', { name: /^Activate/ }).click()
  await expect(question(page)).toBeFocused()
  await world.fault({ endpoint: 'listCoupons', hang: true })
  await question(page).getByRole('button', { name: 'Activate' }).click()
  await expect(page).toHaveURL('/coupons')
  await expect(digits(page)).toHaveText(/^\d{12}$/)
  await expect(picture(page)).toBeVisible()
  await expect(atTill(page).getByText('Coupon activated.')).toBeVisible()
  await putDown(page)
  await expect(page).toHaveURL('/coupons')
  await expect(actionOf(tile(page, plain))).toBeFocused()
})

test('Back and Escape close the code and leave the list; a page that is loaded anew shows it again @TIL-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await activate(page, plain)
  await expect(digits(page)).toBeVisible()
  const code = (await digits(page).textContent()) ?? ''
  await page.reload()
  await expect(digits(page)).toHaveText(code)
  await page.goBack()
  await expect(atTill(page)).toBeHidden()
  await expect(page).toHaveURL('/coupons')
  await expect(tile(page, plain)).toBeVisible()
  await page.reload()
  await expect(tile(page, plain)).toBeVisible()
  await expect(atTill(page)).toBeHidden()
  await actionOf(tile(page, plain)).click()
  await expect(page).toHaveURL(/\/coupon\/\w+$/)
  await expect(digits(page)).toHaveText(code)
  // What the code covers has come: before that the heading takes the focus, as the next test says.
  await expect(enlarge(page)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(atTill(page)).toBeHidden()
  await expect(enlarge(page)).toBeFocused()
  await enlarge(page).click()
  await expect(digits(page)).toHaveText(code)
  await page.goBack()
  await expect(atTill(page)).toBeHidden()
  await expect(page.locator('#content [data-code]')).toHaveText(code)
  await page.goBack()
  await expect(page).toHaveURL('/coupons')
})

test('a code ends with the page that it was opened on: a step past that page opens none @TIL-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await actionOf(tile(page, active)).click()
  await putDown(page)
  await enlarge(page).click()
  await expect(digits(page)).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/coupons')
  await expect(tile(page, active)).toBeVisible()
  await expect(atTill(page)).toHaveCount(0)
  await page.goForward()
  await expect(enlarge(page)).toBeVisible()
  await expect(atTill(page)).toHaveCount(0)
})

test('a code that is closed before the rest of its coupon is there gives the focus to the heading @TIL-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await world.fault({ endpoint: 'getCoupon', hang: true })
  await actionOf(tile(page, active)).click()
  await expect(digits(page)).toBeVisible()
  // The view opens above the list that it leaves: what is behind it by now is the coupon as the list knew it.
  await expect(page.locator('#content h1', { hasText: active })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(atTill(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: active })).toBeFocused()
})

test('of two active coupons she goes to the other by keys, buttons and a swipe, and its place is read out @TIL-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await activate(page, plain)
  // The card is the first code.
  await expect(place(page)).toHaveText(/^Code 3 of 3: Every tenth coffee/)
  await expect(place(page)).toHaveRole('status')
  const own = (await digits(page).textContent()) ?? ''
  await page.keyboard.press('ArrowLeft')
  await expect(atTill(page)).toHaveAccessibleName(new RegExp(active))
  await expect(digits(page)).not.toHaveText(own)
  await expect(picture(page)).toBeVisible()
  await expectAccessible(page)
  await atTill(page).getByRole('button', { name: 'Next code' }).click()
  await expect(digits(page)).toHaveText(own)
  await atTill(page).getByRole('button', { name: 'Previous code' }).click()
  await expect(digits(page)).not.toHaveText(own)
  await swipe(picture(page), -200)
  await expect(digits(page)).toHaveText(own)
  await swipe(picture(page), 30)
  await expect(digits(page)).toHaveText(own)
  await swipe(picture(page), 200)
  await expect(digits(page)).not.toHaveText(own)
  await putDown(page)
  await expect(actionOf(tile(page, active))).toBeFocused()
})

test('two pictures of the proof taken a second apart differ, and pausing stops its movement but not its mark @TIL-3', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await openHeldUp(page, world)
  await expect(proof(page)).toHaveAttribute('data-proof', 'moving')
  const part = proof(page).getByText('OB')
  const first = await proof(page).screenshot()
  const from = (await part.boundingBox())?.x
  await nextSecond(page)
  await nextSecond(page)
  expect((await proof(page).screenshot()).equals(first)).toBe(false)
  expect((await part.boundingBox())?.x).not.toBe(from)
  await atTill(page).getByRole('button', { name: 'Pause animation' }).click()
  await expect(proof(page)).toHaveAttribute('data-proof', 'still')
  const rests = await part.boundingBox()
  const text = await proof(page).textContent()
  const paused = await proof(page).screenshot()
  await nextSecond(page)
  expect(await part.boundingBox()).toEqual(rests)
  await expect(proof(page)).not.toHaveText(text ?? '')
  expect((await proof(page).screenshot()).equals(paused)).toBe(false)
  await expectAccessible(page)
  await atTill(page).getByRole('button', { name: 'Start animation' }).click()
  await expect(proof(page)).toHaveAttribute('data-proof', 'moving')
})

test('under reduced motion nothing of the view moves, and its mark changes with each second @TIL-3', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHeldUp(page, world)
  await expect(proof(page)).toHaveAttribute('data-proof', 'still')
  await expect(atTill(page).getByRole('button', { name: 'Pause animation' })).toHaveCount(0)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(moving).toBe(0)
  const rests = await proof(page).getByText('OB').boundingBox()
  const first = await proof(page).screenshot()
  await nextSecond(page)
  expect(await proof(page).getByText('OB').boundingBox()).toEqual(rests)
  expect((await proof(page).screenshot()).equals(first)).toBe(false)
  expect(await moving()).toBe(0)
})

test('at the end of its time the code disappears, the view says so and closes to the list, which is read again @TIL-1 @CPN-6 @CPN-9', {
  tag: '@gate',
}, async ({ page, world, moveClock }) => {
  await world.signIn(page, 'verified')
  const calls = followCalls(page)
  await openCoupons(page)
  await actionOf(tile(page, active)).click()
  await expect(digits(page)).toHaveText(/^\d{12}$/)
  await expect.poll(async () => (await world.calls('listConsents')).length).toBe(1)
  const asked = (await world.calls('listCoupons')).length
  // The member watches the last seconds: a device that slept through the end would stay on the coupon's page.
  await moveClock(235)
  await expect(atTill(page).getByText('This code has expired.')).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  await expect(picture(page)).toHaveCount(0)
  await calls.settled()
  await page.clock.fastForward(6000)
  await expect(atTill(page)).toBeHidden()
  await expect(page).toHaveURL('/coupons')
  await expect(tile(page, plain)).toBeVisible()
  await expect(tile(page, active).getByText('Ended')).toBeVisible()
  expect((await world.calls('listCoupons')).length).toBeGreaterThan(asked)
})

for (const club of ['fuel', 'grocer'] as const)
  test(`on a phone on its side, a small one too, the code of ${club} runs across, and all is seen without a scroll @TIL-2 @D3`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await world.signIn(page, 'verified', club)
    await openCoupons(page)
    const view = page.getByRole('dialog')
    const expectSeen = async () => {
      await expect(view.getByRole('img')).toBeVisible()
      for (const size of [
        { width: 844, height: 390 },
        { width: 667, height: 375 },
      ]) {
        await page.setViewportSize(size)
        await stillness(page)
        await expectWholeModules(view.getByRole('img'))
        for (const part of [
          view.getByRole('img'),
          view.locator('[data-code]'),
          view.getByText(/^\d:\d\d$/),
          ...(await view.getByRole('button').all()),
        ])
          await expect(part).toBeInViewport({ ratio: 1 })
        const beyond = await view.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ])
        expect(beyond).toEqual([0, 0])
        expect(await sides(view.getByRole('img'))).toBe('across')
      }
    }
    // The first coupon is active.
    await page.locator('li[data-item]').first().getByRole('button').click()
    await expectSeen()
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await openCoupons(page)
    await page.locator('li[data-item]').nth(7).getByRole('button').click()
    await view.getByRole('button').nth(1).click()
    await expect(view.locator('[data-code]')).toBeVisible()
    await expectSeen()
  })

test('on a phone on its side, held in either hand, nothing of the view lies under its camera or its corners @TIL-2 @D3', async ({
  page,
  world,
}) => {
  const insets = { top: 0, left: 59, right: 59, bottom: 21 }
  const size = { width: 844, height: 390 }
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await openHeldUp(page, world)
  for (const part of [
    picture(page),
    digits(page),
    atTill(page).getByText(/^\d:\d\d$/),
    atTill(page).getByText(/Turn up your screen brightness/),
    ...(await atTill(page).getByRole('button').all()),
  ]) {
    const { left, right, bottom } = await part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = (element.matches('button, svg') ? element : range).getBoundingClientRect()
      return { left: box.left, right: box.right, bottom: box.bottom }
    })
    const what = (await part.textContent()) ?? ''
    expect(left, what).toBeGreaterThanOrEqual(insets.left)
    expect(right, what).toBeLessThanOrEqual(size.width - insets.right)
    expect(bottom, what).toBeLessThanOrEqual(size.height - insets.bottom)
  }
  await expectWholeModules(picture(page))
  await session.detach()
})

test('at 320 by 640, and enlarged four times, everything of the view is reached, and nothing lies beyond its side @TIL-2', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await activate(page, plain)
  await expect(picture(page)).toBeVisible()
  await stillness(page)
  for (const size of [
    { width: 320, height: 640 },
    // 1280 by 1024, enlarged four times.
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    for (const part of [
      picture(page),
      digits(page),
      atTill(page).getByText(/^\d:\d\d$/),
      ...(await atTill(page).getByRole('button').all()),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport()
    }
    await expectWholeModules(picture(page))
    const beyond = await atTill(page).evaluate((view) => view.scrollWidth - view.clientWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

test('when the code of the view does not come, the list stays with the active coupon and says what is missing @TIL-1 @A2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const isView = ({ pathname }: URL) => pathname.includes('/member-till.')
  await page.route(isView, (route) => route.abort('connectionfailed'))
  await openCoupons(page)
  await activate(page, plain)
  await expect(page.getByText('This window didn’t load.')).toBeVisible()
  await expect(actionOf(tile(page, plain))).toHaveText(/^Active · show code/)
  await page.unroute(isView)
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('This window didn’t load.')).toBeHidden()
  await expect(tile(page, active)).toBeVisible()
})

test('a code of letters alone stands there large, is swiped to the next one too, and says nothing of a scanner’s light @TIL-1 @TIL-2', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  await world.signIn(page, 'verified')
  const expiration_at = Math.floor(Date.now() / 1000) + 250
  const made = (id: string, name: string, code: string) => ({
    id,
    name,
    code,
    activated: true,
    user_coupon_id: `u${id}`,
    expiration_at,
  })
  const coupons = [made('1', 'Coffee', 'COFFEE'), made('2', 'Bread', 'BREAD')]
  await world.fault({ endpoint: 'listCoupons', body: { data: { coupons } } })
  await world.fault({
    endpoint: 'getCoupon',
    body: { data: { coupon: { ...coupons[0], code_format: 'text' } } },
  })
  await openCoupons(page)
  await actionOf(tile(page, 'Coffee')).click()
  await expect(digits(page)).toHaveText('COFFEE')
  await expect(picture(page)).toHaveCount(0)
  await expect(atTill(page).getByText(/Turn up your screen brightness/)).toBeHidden()
  const size = await digits(page).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  expect(size).toBeGreaterThanOrEqual(32)
  await swipe(digits(page), -200)
  await expect(digits(page)).toHaveText('BREAD')
  await swipe(digits(page), 200)
  await expect(digits(page)).toHaveText('COFFEE')
})
