import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openCoupons } from './models/coupons.ts'
import { agree, begin, dialog, goOn, openReward } from './models/rewards.ts'

/** The button that gives an entry for a calendar. */
const calendarButton = (page: Page): Locator => page.getByRole('button', { name: 'Add to calendar' })

/** An entry as a calendar reads it from its file. */
interface Entry {
  readonly file: string
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly start: ICAL.Time
  readonly end: ICAL.Time
  /** The seconds before the start at which the calendar reminds. */
  readonly reminders: readonly number[]
}

/** Presses the button and reads the file that it gives, as a calendar does. */
const addToCalendar = async (page: Page): Promise<Entry> => {
  const download = page.waitForEvent('download')
  await calendarButton(page).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  const value = (name: string) => event?.getFirstPropertyValue(name)
  return {
    file: file.suggestedFilename(),
    uid: String(value('uid')),
    summary: String(value('summary')),
    description: String(value('description')),
    url: String(value('url')),
    start: value('dtstart') as ICAL.Time,
    end: value('dtend') as ICAL.Time,
    reminders:
      event
        ?.getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()) ?? [],
  }
}

const day = 86_400

/** Opens a coupon of the list by its name; returns its facts as the platform told them. */
const openCoupon = async (page: Page, name: string) => {
  await openCoupons(page)
  const answer = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'fetch' && /\/wl\/v1\/coupon\/[^/]+$/.test(response.url()),
  )
  await page.getByRole('listitem').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const { data } = await (await answer).json()
  return data.coupon as { readonly id: string; readonly valid_until: number }
}

test('a member puts the end of a coupon into her calendar, twice by the same name @CAL-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const { id, valid_until } = await openCoupon(page, 'Full tank Friday: 15 cents off')
  const entry = await addToCalendar(page)
  expect(entry.summary).toBe('Coupon ends: Full tank Friday: 15 cents off')
  expect(entry.file).toMatch(/^coupon-\d{4}-\d\d-\d\d\.ics$/)
  expect(entry.uid).toBe(`coupon-${id}@${new URL(page.url()).hostname}`)
  expect(entry.url).toBe(page.url())
  expect(entry.end.toUnixTime()).toBe(Math.floor(valid_until))
  expect(entry.end.zone.tzid).toBe('UTC')
  expect(entry.reminders).toEqual([-day])
  await page.reload()
  const again = await addToCalendar(page)
  expect([again.uid, again.end.toUnixTime()]).toEqual([entry.uid, entry.end.toUnixTime()])
  await expectAccessible(page)
})

test('a member with a keyboard and without network gets the entry all the same @CAL-1 @OFF-1', async ({
  page,
  world,
  context,
}) => {
  await world.signIn(page, 'verified')
  await openCoupon(page, 'Full tank Friday: 15 cents off')
  const code = page.waitForResponse(/\/_astro\/save-calendar\./)
  await calendarButton(page).focus()
  const file = (await code).url()
  // With all that it imports.
  await page.evaluate((address) => import(address), file)
  await context.setOffline(true)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  await context.setOffline(false)
})

test.describe('where code does not come', () => {
  test.use({ expectedErrors: /save-calendar|Failed to load resource|ERR_/ })

  test('the coupon stays, the button says so, and another press works @CAL-1 @RTE-7', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    const name = 'Full tank Friday: 15 cents off'
    await openCoupon(page, name)
    const isCut = /\/_astro\/save-calendar\./
    await page.route(isCut, (route) => route.abort('connectionfailed'))
    await calendarButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('couldn’t make the calendar file')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(isCut)
    expect((await addToCalendar(page)).summary).toBe(`Coupon ends: ${name}`)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
})

test('a member who picks a reward up reads how long it is kept, and puts that into her calendar @CAL-1 @RWD-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openReward(page, 'mug', 'Enamel travel mug')
  await begin(page)
  await dialog(page).getByText('Pickup').click()
  await dialog(page)
    .getByRole('radio', { name: /Harbour Road/ })
    .check()
  await goOn(page)
  await agree(page)
  await expect(page.getByRole('dialog', { name: 'Reward reserved' })).toContainText(
    /We’ll keep it for you until .+\d{4}/,
  )
  await expectAccessible(page)
  const entry = await addToCalendar(page)
  expect(entry.summary).toBe('Pick up: Enamel travel mug')
  expect(entry.description).toContain('Harbour Road')
  expect(entry.uid).toMatch(/^pickup-/)
  expect(entry.end.toUnixTime()).toBeGreaterThan(Date.now() / 1000 + 13 * day)
})
