import fc from 'fast-check'
import { anyAddress, unreadable } from '#support/unreadable-links.ts'
import { expect, test } from './fixtures.ts'

const end = 'The end of the text'
const addresses = [...unreadable, ...fc.sample(anyAddress, 60)].map((address) => address.toWellFormed())

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const description_html = `${addresses.map((address) => `<p><a href="${escaped(address)}">A shop</a></p>`).join('')}<p>${end}</p>`

test('a member reads a coupon whose links no browser can read to its end, and the page stays @A1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await world.fault({
    endpoint: 'getCoupon',
    status: 200,
    body: { data: { coupon: { id: 'c', name: 'Warm bread', description_html } } },
  })
  await page.goto('/coupon/c')
  await expect(page.getByText(end)).toBeAttached()
  await expect(page.getByText('A shop').first()).toBeVisible()
  expect(await page.locator('#content, [role=dialog]').first().textContent()).not.toBe('')
  const unread = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !URL.canParse(href, location.href)),
    )
  expect(unread).toEqual([])
})
