import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { anyAddress, unreadable } from '#support/unreadable-links.ts'
import { expect, test, type World } from './fixtures.ts'
import { openFooter } from './models/footer.ts'

const end = 'The end of the text'
const addresses = [...unreadable, ...fc.sample(anyAddress, 60)].map((address) => address.toWellFormed())

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const html = `${addresses.map((address) => `<p><a href="${escaped(address)}">A shop</a></p>`).join('')}<p>${end}</p>`
const markdown = `${unreadable.map((address) => `[A shop](<${address}>)`).join('\n\n')}\n\n${end}`

const data = (value: object) => ({ status: 200, body: { data: value } })
const consent = {
  id: 'terms',
  version_id: 'terms-3',
  title: 'Terms of the club',
  is_required: true,
  is_read_required: false,
  is_signed: false,
  displayIn: ['footer'],
}

/** All places that show a text of the club, and how a member comes to it. */
const places: Readonly<Record<string, (page: Page, world: World) => Promise<unknown>>> = {
  'a page': async (page, world) => {
    await world.fault({ endpoint: 'getPageHtml', ...data({ html }) })
    await page.goto('/page/help')
  },
  'a reward': async (page, world) => {
    await world.fault({
      endpoint: 'getReward',
      ...data({ reward: { id: 'r', name: 'A mug', description_html: html } }),
    })
    await page.goto('/reward/r')
  },
  'a message': async (page, world) => {
    await world.fault({
      endpoint: 'getArticle',
      ...data({ article: { id: 'opening', title: 'News', body_html: html } }),
    })
    await page.goto('/news-article/opening')
  },
  'a coupon': async (page, world) => {
    await world.fault({
      endpoint: 'getCoupon',
      ...data({ coupon: { id: 'c', name: 'Warm bread', description_html: html } }),
    })
    await page.goto('/coupon/c')
  },
  'the page of a consent': async (page, world) => {
    await world.fault({ endpoint: 'getConsentText', ...data({ title: 'Terms', html }) })
    await page.goto('/consent/terms')
  },
  'the dialog of a consent': async (page, world) => {
    await world.fault({ endpoint: 'listConsents', ...data({ consents: [consent] }) })
    await world.fault({ endpoint: 'getConsentTextByVersion', ...data({ title: 'Terms', html }) })
    await page.goto('/deletion')
    await (await openFooter(page)).getByRole('button', { name: 'Terms of the club' }).click()
  },
  'a perk': async (page, world) => {
    const perk = { id: 'roadside', name: 'Help', perex: 'Day and night' }
    await world.fault({ endpoint: 'listPerks', ...data({ perks: [perk] }) })
    await world.fault({ endpoint: 'getPerk', ...data({ perk: { ...perk, html } }) })
    await page.goto('/perks#item-roadside')
  },
  'a deal': async (page, world) => {
    await world.fault({
      endpoint: 'listDeals',
      ...data({ deals: [{ id: 'd', title: 'Tyres', excerpt: 'In short', body: markdown }] }),
    })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'More about Tyres' }).click()
  },
}

for (const [name, open] of Object.entries(places))
  test(`a member reads ${name} whose links no browser can read to its end, and the page stays @A1`, {
    tag: name === 'a coupon' ? ['@gate'] : [],
  }, async ({ page, world }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await world.signIn(page, 'verified')
    await open(page, world)
    await expect(page.getByText(end)).toBeAttached()
    await expect(page.getByText('A shop').first()).toBeVisible()
    expect(await page.locator('main, [role=dialog]').first().textContent()).not.toBe('')
    const unread = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !URL.canParse(href, location.href)),
      )
    expect(unread).toEqual([])
  })
