import { expect, type Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { deletionSample } from '#machines/deletion/deletion.sample.ts'
import type { BrowserModel, Drive, Stage } from './driven-ways.ts'
import { answered, answeredWith, lost } from './held.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const send = (page: Page) => question(page).getByRole('button', { name: 'Send e-\u2060mail' })

const member = async ({ page, world }: Stage) => {
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
}

/** A member has had the e-mail sent and opens its link. */
const byLink = async (stage: Stage, isMember = true) => {
  const { page, world, held } = stage
  await member(stage)
  await button(page, 'Delete my account').click()
  await send(page).click()
  await answered(await held.next())
  await expect(title(page, 'Check your e-\u2060mail')).toBeVisible()
  const { link } = await world.lastMail(world.persona('verified').email)
  if (!isMember) await page.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
}

/** Presses one of the buttons. */
const press =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    button(page, name).click()
/** Answers the call of the last button with a status and a body. */
const confirmed =
  (status: number, body: object) =>
  async ({ held }: Stage) =>
    answeredWith(status, body)(await held.next())
const outcomes: Drive['events'] = [
  [/^pressed/, press('Delete for good'), ({ value }) => typeof value === 'object' && 'linked' in value],
  [/^confirm done "deletion"/, confirmed(200, { data: { type: 'deletion' } })],
  [/^confirm done "data"/, confirmed(200, { data: { type: 'data' } })],
  [
    /^confirm failed .*"link_expired"/,
    confirmed(410, { error: { code: 'link_expired', message: 'Too late' } }),
  ],
  [/^confirm failed .*"network"/, async ({ held }) => lost(await held.next())],
]

/** Another tab signs out. */
const leave = async ({ page }: Stage) => {
  const other = await page.context().newPage()
  await other.goto('/favicon.svg')
  await other.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await other.close()
}
const asMember: Drive['events'] = [
  [/^pressed/, press(/^(?:Delete my account|Resend e-\u2060mail|Send new e-\u2060mail)$/)],
  [/^confirmed/, ({ page }) => send(page).click()],
  [/^dismissed/, ({ page }) => question(page).getByRole('button', { name: 'Keep my account' }).click()],
  [/^request done/, async ({ held }) => answered(await held.next())],
  [/^request failed .*"timeout"/, async ({ held }) => lost(await held.next())],
  [/^left/, leave, ({ context }) => context.isMember],
]
/** Only a member is offered another e-mail. */
const busy = (page: Page, name: string, { isMember }: Readonly<Record<string, unknown>>) =>
  isMember
    ? expect(button(page, name)).toHaveAttribute('aria-busy', 'true')
    : expect(button(page, name)).toHaveCount(0)
const rests = (page: Page, name: string) =>
  expect(button(page, name).and(page.locator('[aria-busy]'))).toHaveCount(0)

/** The page of the deletion. */
export const deletionModel: BrowserModel = {
  sample: deletionSample,
  holds: [/^POST .*\/privacy\/(?:request\/deletion|confirm-request)$/],
  drives: [
    { name: 'a member', input: 0, open: member, events: asMember },
    {
      name: 'a visitor',
      input: 1,
      open: async ({ page, world }) => {
        await world.enter(page, 'fuel')
        await page.goto('/deletion')
      },
      events: [],
    },
    { name: 'a member with a link', input: 2, open: byLink, events: [...outcomes, ...asMember] },
    { name: 'a visitor with a link', input: 3, open: (stage) => byLink(stage, false), events: outcomes },
    {
      name: 'a visitor who is deleted and loads the page anew',
      input: 4,
      open: async (stage) => {
        await byLink(stage, false)
        await press('Delete for good')(stage)
        await confirmed(200, { data: { type: 'deletion' } })(stage)
        await expect(title(stage.page, 'Goodbye, and thank you')).toBeVisible()
        await stage.page.reload()
      },
      events: [],
    },
  ],
  states: {
    visiting: ({ page }) =>
      expect(page.getByText('Sign in first: only you can delete your account.')).toBeVisible(),
    'asking.explaining': async ({ page }) => {
      await expect(button(page, 'Delete my account')).toBeVisible()
      await expect(question(page)).toBeHidden()
    },
    'asking.confirming': async ({ page }) => {
      await expect(send(page)).toBeVisible()
      await expect(send(page)).not.toHaveAttribute('aria-busy')
    },
    'asking.mailing': ({ page }) => expect(send(page)).toHaveAttribute('aria-busy', 'true'),
    sent: ({ page }) => expect(title(page, 'Check your e-\u2060mail')).toBeVisible(),
    'sent.resting': ({ page }) => rests(page, 'Resend e-\u2060mail'),
    'sent.mailing': ({ page }, context) => busy(page, 'Resend e-\u2060mail', context),
    linked: ({ page }) => expect(title(page, 'Delete your account for good?')).toBeVisible(),
    'linked.resting': ({ page }) => rests(page, 'Delete for good'),
    'linked.erasing': ({ page }) =>
      expect(button(page, 'Delete for good')).toHaveAttribute('aria-busy', 'true'),
    expired: ({ page }) => expect(title(page, 'This link no longer works')).toBeVisible(),
    'expired.resting': ({ page }) => rests(page, 'Send new e-\u2060mail'),
    'expired.mailing': ({ page }, context) => busy(page, 'Send new e-\u2060mail', context),
    granted: ({ page }) => expect(title(page, 'Request confirmed')).toBeVisible(),
    deleted: ({ page }) => expect(title(page, 'Goodbye, and thank you')).toBeVisible(),
  },
  shows: ['isMember'],
}
