import { expect, type Page } from 'playwright/test'
import { consentDialogSample } from '#machines/consents/consent-dialog.sample.ts'
import type { BrowserModel, Drive, Stage } from './driven-ways.ts'
import { openFooter } from './footer.ts'
import { answered, lost } from './held.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Terms of the club' })
const text = (page: Page) => dialog(page).getByRole('region', { name: 'Consent text' })
const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Agree', exact: true })
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' })

const paragraphs = Array.from({ length: 40 }, (_, index) => `<p>Rule ${index + 1}: be kind.</p>`).join('')

/** A member opens the deletion's page, whose footer lists one consent. */
const open =
  (consent: { readonly is_read_required: boolean; readonly is_signed: boolean }) =>
  async ({ page, world }: Stage) => {
    const listed = { id: 'terms', version_id: 'terms-3', title: 'Terms of the club', is_required: true }
    await world.fault({
      endpoint: 'listConsents',
      status: 200,
      body: { data: { consents: [{ ...listed, displayIn: ['footer'], ...consent }] } },
    })
    await world.fault({
      endpoint: 'getConsentTextByVersion',
      status: 200,
      body: { data: { title: '', html: paragraphs } },
    })
    await world.signIn(page, 'verified')
    await page.goto('/deletion')
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    // The footer comes to life when it is near.
    await openFooter(page)
    await opener(page).scrollIntoViewIfNeeded()
  }

const press =
  (name: string) =>
  ({ page }: Stage) =>
    dialog(page).getByRole('button', { name, exact: true }).click()

const common: Drive['events'] = [
  [/^load done/, async ({ held }) => answered(await held.next())],
  [/^load failed/, async ({ held }) => lost(await held.next())],
  [/^retried/, press('Try again')],
  [/^dismissed/, ({ page }) => page.keyboard.press('Escape')],
]
const opened = ({ page }: Stage) => opener(page).click()

/** The dialog of a consent, as the footer opens it. */
export const consentDialogModel: BrowserModel = {
  sample: consentDialogSample,
  holds: [/^GET .*\/consent\/text\/[^/]+$/],
  drives: [
    {
      name: 'a consent that must be read',
      input: 0,
      open: open({ is_read_required: true, is_signed: false }),
      events: [
        [/^opened .*"readRequired":true,"isAsked":true/, opened],
        ...common,
        [/^endSeen/, ({ page }) => text(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }))],
        [/^agreed/, press('Agree')],
        [/^disagreed/, press('Disagree')],
      ],
    },
    {
      name: 'a consent that may be agreed to unread',
      input: 0,
      open: open({ is_read_required: false, is_signed: false }),
      events: [
        [/^opened .*"readRequired":false/, opened],
        ...common,
        [/^agreed/, press('Agree')],
        [/^disagreed/, press('Disagree')],
      ],
    },
    {
      name: 'a consent that is signed',
      input: 0,
      open: open({ is_read_required: true, is_signed: true }),
      events: [[/^opened .*"isAsked":false/, opened], ...common],
    },
  ],
  states: {
    closed: ({ page }) => expect(dialog(page)).toBeHidden(),
    open: ({ page }) => expect(dialog(page)).toBeVisible(),
    'open.loading': async ({ page }) => {
      await expect(text(page).locator('p')).toHaveCount(0)
      await expect(agree(page).and(page.locator(':enabled'))).toHaveCount(0)
    },
    'open.failed': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'open.reading': async ({ page }) => {
      await expect(text(page)).toContainText('Rule 1: be kind.')
      await expect(agree(page)).toBeDisabled()
    },
    'open.read': async ({ page }) => {
      await expect(text(page)).toContainText('Rule 1: be kind.')
      await expect(agree(page).and(page.locator(':disabled'))).toHaveCount(0)
    },
  },
}
