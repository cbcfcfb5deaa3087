import { expect, type Page } from 'playwright/test'
import { couponButtonSample } from '#machines/coupons/coupon-button.sample.ts'
import { type PersonaName, personaPassword } from '#sandbox/personas.ts'
import { actionOf, openCoupons, question, tile } from './coupons.ts'
import type { BrowserModel, Stage } from './driven-ways.ts'
import { answered, answeredWith, type HeldCall, lost } from './held.ts'

const plain = 'Every tenth coffee is free'
const notice = (page: Page) => page.getByRole('dialog', { name: 'Verify your account first' })
const hint = (page: Page) => page.getByRole('tooltip').filter({ visible: true })
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Activate' })

const open =
  (persona: PersonaName) =>
  async ({ page, world }: Stage) => {
    await world.signIn(page, persona)
    await openCoupons(page)
  }
const press =
  (name: string) =>
  ({ page }: Stage) =>
    actionOf(tile(page, name)).click()
/** A hint shows on hover and focus too: the press that closes it takes both away. */
const pressHinted = async (stage: Stage) => {
  const isOpen = (await hint(stage.page).count()) > 0
  await press('Full tank Friday: 15 cents off')(stage)
  if (!isOpen) return
  await stage.page.mouse.move(0, 0)
  await stage.page.locator(':focus').blur()
}
const unproven = { error: { code: 'confirmation_required', message: 'Please confirm that it is you.' } }
const refused = { error: { code: 'not_enough_points', message: 'You have not enough points.' } }

/** The button of a coupon in the list, at each status. */
export const couponButtonModel: BrowserModel = {
  sample: couponButtonSample,
  holds: [/^POST .*\/coupon\/[^/]+\/redeem$/, /^GET .*\/coupon\/[^/]+$/],
  drives: [
    {
      name: 'a coupon that can be activated',
      input: 0,
      open: open('verified'),
      events: [
        [
          /^pressed .*"ready"/,
          async (stage) => {
            await press(plain)(stage)
            // The coupon is asked for with the question, since only its answer tells how its code is drawn.
            await answered(await stage.held.next())
          },
        ],
        [/^confirmed/, ({ page }) => confirm(page).click()],
        [/^wentBack/, ({ page }) => proof(page).getByRole('button', { name: 'Back' }).click()],
        [/^dismissed/, ({ page }) => page.keyboard.press('Escape')],
        [/^activate done/, async ({ held }) => answered(await held.next())],
        [
          /^activate failed .*confirmation_required/,
          async ({ held }) => answeredWith(403, unproven)(await held.next()),
        ],
        [
          /^reauthenticated/,
          async ({ page }) => {
            await proof(page).getByLabel('Password', { exact: true }).fill(personaPassword)
            await page.keyboard.press('Enter')
          },
        ],
        [/^activate failed .*"status"/, async ({ held }) => answeredWith(422, refused)(await held.next())],
        [/^activate failed .*"TypeError"/, async ({ held }) => lost(await held.next())],
        [/^recheck done true/, async ({ held }) => answerRead(await held.next(), true)],
        [/^recheck done false/, async ({ held }) => answerRead(await held.next(), false)],
        [/^recheck failed/, async ({ held }) => lost(await held.next())],
      ],
    },
    {
      name: 'a member who is not verified',
      input: 0,
      open: open('unverified'),
      events: [
        [/^pressed .*"unverified"/, press(plain)],
        [/^dismissed/, ({ page }) => notice(page).getByRole('button', { name: 'OK' }).click()],
      ],
    },
    {
      name: 'a member with too few points',
      input: 0,
      open: open('zero'),
      events: [
        [/^pressed .*"points"/, pressHinted],
        [/^dismissed/, ({ page }) => page.keyboard.press('Escape')],
      ],
    },
    {
      name: 'a coupon that is active',
      input: 0,
      open: open('verified'),
      events: [
        [
          /^pressed .*"active"/,
          async (stage) => {
            await press('Free flat white with 30 litres')(stage)
            await expect(stage.page).toHaveURL(/\/coupon\/\w+$/)
          },
        ],
      ],
    },
  ],
  states: {
    resting: async ({ page }) => {
      // Under the dialog that is gone the pointer may rest on another coupon, whose reason it would show.
      await page.mouse.move(0, 0)
      await expect(question(page)).toBeHidden()
      await expect(notice(page)).toBeHidden()
      await expect(hint(page)).toHaveCount(0)
    },
    noticing: ({ page }) => expect(notice(page)).toBeVisible(),
    hinting: ({ page }) => expect(hint(page).first()).toContainText('more points'),
    confirming: async ({ page }) => {
      await expect(confirm(page)).toBeVisible()
      await expect(confirm(page)).not.toHaveAttribute('aria-busy')
    },
    activating: ({ page }) => expect(confirm(page)).toHaveAttribute('aria-busy', 'true'),
    reauthenticating: async ({ page }) => {
      await expect(proof(page)).toBeVisible()
      await expect(question(page)).toBeHidden()
    },
    rechecking: ({ page }) => expect(confirm(page)).toHaveAttribute('aria-busy', 'true'),
  },
}

/** The platform's coupon, activated or not. */
const answerRead = async (call: HeldCall, activated: boolean) => {
  const { data } = (await call.ask()) as { data: { coupon: object } }
  await call.fulfill(200, { data: { coupon: { ...data.coupon, activated } } })
}
