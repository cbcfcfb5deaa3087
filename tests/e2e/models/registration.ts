import { expect, type Page } from 'playwright/test'
import { freeCards } from '#sandbox/seeds.ts'
import type { World } from '../fixtures.ts'

/** The person who registers in journeys. */
export const person = { email: 'nora@example.com', password: 'Nora12345' }
/** The number of a card that nobody has. */
export const card = (index: number): string => freeCards[index] ?? ''
/** The form that is seen. */
export const form = (page: Page) => page.locator('#content form:visible')
/** A field of the form by its name. */
export const field = (page: Page, name: string) => page.locator(`#content [name="${name}"]`)
/** The button that sends the form. */
export const send = (page: Page) => form(page).locator('button[type=submit]')

/** Fills the form in. */
export const fill = async (page: Page, change: Readonly<Record<string, string>> = {}) => {
  const { email, password } = person
  const texts = { email, password, repeat: password, firstname: 'Nora', lastname: 'Finch', ...change }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

/** Agrees to all that is required; what must be read is read to its end. */
export const agree = async (page: Page) => {
  const boxes = page.locator('#content input[type=checkbox][required]')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) {
    await box.click()
    const dialog = page.getByRole('dialog')
    if (!(await box.isChecked())) {
      await dialog.locator('section h2').first().waitFor()
      await dialog.locator('section').evaluate((text) => text.scrollTo(0, text.scrollHeight))
      const yes = dialog.locator('button[class*=confirm]')
      await expect(yes).toBeEnabled()
      await yes.click()
    }
    await expect(box).toBeChecked()
    await expect(dialog).toHaveCount(0)
  }
}

/** To the form of a club in which the card is a matter of choice. */
export const toForm = async (
  page: Page,
  world: World,
  mode = 'later',
  club: 'fuel' | 'offline-web' | 'pharmacy' | 'plain' = 'fuel',
) => {
  await world.enter(page, club)
  await page.goto('/register')
  await page.locator('#content section:visible button').first().click()
  await page.locator(`input[name=mode][value=${mode}]`).check()
  await send(page).click()
  await expect(page.locator('#content input[type=checkbox]').first()).toBeVisible()
}

/** To the form of a club that looks the card up first. */
export const toFormWithCard = async (page: Page, world: World) => {
  await world.enter(page, 'grocer')
  await page.goto('/register')
  await field(page, 'card_number').fill(card(1))
  await send(page).click()
  await expect(page).toHaveURL('/register-after-verify')
  await expect(page.locator('#content input[type=checkbox]').first()).toBeVisible()
}
