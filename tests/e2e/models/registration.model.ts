import { expect, type Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { registrationSample } from '#machines/registration/registration.sample.ts'
import type { BrowserModel, Drive, Stage } from './driven-ways.ts'
import { card, field, toForm } from './registration.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Start' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' })
const pick = (mode: string) => (stage: Stage) => stage.page.locator(`input[name=mode][value=${mode}]`).check()

/** A club in which the card is a matter of choice, at a step that the address names. */
const openAt =
  (step: string) =>
  async ({ page, world }: Stage) => {
    await world.enter(page, 'fuel')
    await page.goto(`/register${step}`)
  }

/** The card's step is left with a number, where one is asked for. */
const chosen =
  (number: string) =>
  async ({ page }: Stage) => {
    const asked = field(page, 'card_number')
    if (await asked.isVisible()) await asked.fill(number)
    await goOn(page).click()
  }

/** As Back, Forward or a link does. */
const stepTo = (step: string) => (stage: Stage) =>
  stage.page.evaluate((name) => {
    location.hash = name
  }, step)

const isOpen = ({ context }: AnyMachineSnapshot) => context.mode === undefined
const hasCard = ({ context }: AnyMachineSnapshot) => context.mode === 'existing'

const isFilling = ({ value }: AnyMachineSnapshot) => value === 'filling'

const steps: Drive['events'] = [
  [/^continued/, ({ page }) => start(page).click()],
  [/^picked .*"existing"/, pick('existing'), isOpen],
  [/^picked .*"later"/, pick('later'), isOpen],
  [/^typed/, ({ page }) => field(page, 'card_number').fill('12'), hasCard],
  [/^chosen .*"6340/, chosen(card(0))],
  [
    /^chosen .*"1"/,
    async (stage) => {
      await chosen('1')(stage)
      await expect(stage.page.locator('#content [aria-invalid=true]')).toBeFocused()
    },
    hasCard,
  ],
  [/^stepped .*"intro"/, stepTo('start'), isFilling],
  [/^stepped .*"card"/, stepTo('card'), isFilling],
  [/^stepped .*"details"/, stepTo('details'), (now) => now.context.card !== undefined && !isFilling(now)],
]

/** Becoming a member, up to the form. */
export const registrationModel: BrowserModel = {
  sample: registrationSample,
  holds: [],
  drives: [
    { name: 'from the intro', input: 0, open: openAt(''), events: steps },
    { name: 'from the card', input: 1, open: openAt('#card'), events: [] },
    {
      name: 'from the form, loaded anew',
      input: 2,
      open: async ({ page, world }) => {
        await toForm(page, world, 'virtual')
        await page.reload()
      },
      events: [],
    },
  ],
  shows: ['mode', 'card'],
  states: {
    introducing: ({ page }) => expect(start(page)).toBeVisible(),
    choosing: async ({ page }, { mode }) => {
      await expect(goOn(page)).toBeVisible()
      await expect(page.locator('input[name=mode]:checked')).toHaveCount(mode === undefined ? 0 : 1)
    },
    filling: ({ page }) =>
      expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible(),
  },
}
