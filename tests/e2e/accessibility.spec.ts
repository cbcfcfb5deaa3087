import type { Locator, Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { expect, test } from './fixtures.ts'
import { openFooter } from './models/footer.ts'
import { settle } from './models/settled.ts'

const all: readonly Route[] = routes

/** The stop of the keyboard: its place, and how it is marked. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    const { x, y, width, height } = stop.getBoundingClientRect()
    const at = document.elementFromPoint(
      Math.min(Math.max(x + width / 2, 1), innerWidth - 1),
      Math.min(Math.max(y + height / 2, 1), innerHeight - 1),
    )
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    // The link of a tile covers the tile by what it draws before itself, and that has the ring.
    const cover = getComputedStyle(stop, '::before')
    const covers = stop.localName === 'a' && cover.content !== 'none' && cover.position === 'absolute'
    return {
      name: `${stop.localName} "${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}"`,
      isSeen: y + height > 0 && y < innerHeight,
      // What lies over its middle is a part of it, it is a part of that, or a label draws it.
      isCovered: !(at && (stop.contains(at) || at.contains(stop) || stop.closest('label')?.contains(at))),
      isMarked: hasRing(getComputedStyle(stop)) || (covers && hasRing(cover)),
    }
  })

test('no stop of the keyboard is hidden behind what stays on the screen @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await world.signIn(page, 'verified')
  for (const path of ['/coupons', '/profile', '/privacy'])
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab')
        const stop = await stopOf(page)
        if (!stop) break
        expect.soft(stop.isSeen && !stop.isCovered, `${path}: ${stop.name}`).toBe(true)
      }
    })
})

test('in forced colours the focus is marked on every stop of a page @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await world.signIn(page, 'verified')
  for (const path of ['/coupons', '/profile-edit'])
    await test.step(path, async () => {
      await page.goto(path)
      await settle(page)
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab')
        const stop = await stopOf(page)
        if (!stop) break
        expect.soft(stop.isMarked, `${path}: ${stop.name}`).toBe(true)
      }
    })
})

test('the first stop of the keyboard skips to the content @ACC-1', {
  tag: ['@ACC-1', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await settle(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('what happens is said without a move of the focus @ACC-1', {
  tag: ['@ACC-1', '@gate'],
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  await page.goto('/privacy')
  const clear = page.getByRole('button', { name: 'Clear what isn’t needed' })
  await clear.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toBeVisible()
  await expect(clear).toBeFocused()
  await page.goto('/pass-login')
  const submit = page.getByRole('main').locator('button[type=submit]')
  await settle(page)
  await submit.focus()
  await page.keyboard.press('Enter')
  // A form with errors leads to the first of them, and each field names its own.
  await expect(page.locator('#content :focus')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#content :focus')).toHaveAccessibleDescription(/./)
})

test('a password is pasted, and no puzzle stands between a member and her account @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  const { email, password } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  await settle(page)
  for (const [field, text] of [
    [page.locator('input[autocomplete~="username"]'), email],
    [page.locator('input[autocomplete~="current-password"]'), password],
  ] as const) {
    await field.focus()
    const isRefused = await field.evaluate(
      (input) => !input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    )
    expect(isRefused).toBe(false)
    await page.keyboard.insertText(text)
    await expect(field).toHaveValue(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
})

test('notifications stay until they are closed for a member who asks for it, after a reload too @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  await page.clock.install()
  await world.signIn(page, 'verified')
  await page.goto('/accessibility')
  await settle(page)
  const choice = page.getByRole('checkbox', { name: 'Keep notifications until I close them' })
  await choice.check()
  await page.reload()
  await expect(choice).toBeChecked()
  await world.fault({
    endpoint: 'listTransactions',
    status: 500,
    body: { error: { message: 'Out of order' } },
  })
  await page.goto('/transactions')
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Out of order')
  await expect(toast).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').first().click()
  await expect(toast).toBeHidden()
  await page.goto('/accessibility')
  await choice.uncheck()
  await page.reload()
  await settle(page)
  await expect(choice).not.toBeChecked()
})

test('help stands in the same place of every page, for visitors and members @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  const links = async (path: string) => {
    await page.goto(path)
    await settle(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true })
    await expect(help).toBeVisible()
    return page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.slice(-2).map((link) => link.textContent))
  }
  await world.enter(page, 'fuel')
  for (const path of ['/pass-login', '/register', '/privacy'])
    expect(await links(path)).toEqual(['Privacy', 'Accessibility'])
  await world.signIn(page, 'verified')
  for (const path of ['/card', '/profile', '/receipts'])
    expect(await links(path)).toEqual(['Privacy', 'Accessibility'])
})

/** The pages of the portal that the links in a place lead to. */
const pathsIn = (place: Locator): Promise<string[]> =>
  place
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

/** Tells whether a path is a page to look for: neither a detail of a list nor a step of a process. */
const isSought = (path: string): boolean => {
  const route = all.find((one) => one.path === path)
  const isStep = ['/link-card', '/deletion', '/email-confirmation', '/delivery-address'].includes(path)
  return path.startsWith('/page/') || (route !== undefined && !isStep)
}

test('on a phone a member of fuel finds every page of the club in two ways: where it belongs, and in the list of all pages @ACC-1', {
  tag: ['@ACC-1'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified')
  const found: string[] = []
  for (const path of ['/', '/perks', '/privacy', '/profile']) {
    await page.goto(path)
    await settle(page)
    found.push(...(await pathsIn(page.locator('body'))))
  }
  found.push(...(await pathsIn(await openFooter(page))))
  await page.locator('header button[aria-haspopup]').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  found.push(...(await pathsIn(page.getByRole('dialog'))))
  await page.keyboard.press('Escape')
  await page.locator('#content a[href="/accessibility#pages"]').click()
  await expect(page).toHaveURL(/\/accessibility#pages$/)
  await settle(page)
  const list = page.locator('#pages')
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport()
  const listed = await pathsIn(list)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual([...new Set(found)].filter(isSought).toSorted())
  for (const path of listed) {
    await page.goto(path)
    await expect(page.locator('#content h1:visible')).toHaveCount(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-lacking')
  }
})
