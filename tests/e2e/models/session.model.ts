import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { authKey, keyOfTenant, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { sessionSample } from '#machines/session/session.sample.ts'
import type { PersonaName } from '#sandbox/personas.ts'
import type { BrowserModel, Drive, Stage } from './driven-ways.ts'
import { answered, answeredWith } from './held.ts'
import { forgetAnswers } from './stored-answers.ts'

const rests = ({ value }: AnyMachineSnapshot) => value === 'visitor' || value.member === 'resting'

const member = async ({ page, world }: Stage) => {
  await page.clock.install()
  await world.signIn(page, 'verified')
  // The one page that is for everybody, so that no change of the session leads to another.
  await page.goto('/')
}

/** Leaves in storage what another tab would: a sign-in of its own, or the same with a pair that was renewed. */
const elsewhere =
  (name: PersonaName, sessionId?: string) =>
  async ({ page, world }: Stage) => {
    const { email, password } = world.persona(name)
    const answer = await page.request.post('/wl/v1/user/login?tenant=fuel', { data: { email, password } })
    const { data } = await answer.json()
    const other = await page.context().newPage()
    await other.goto('/favicon.svg')
    await other.evaluate(
      ({ authKey, idKey, pair, id }) => {
        localStorage.setItem(idKey, id ?? localStorage.getItem(idKey) ?? '')
        localStorage.setItem(authKey, pair)
      },
      {
        authKey: keyOfTenant(authKey, 'fuel'),
        idKey: keyOfTenant(sessionIdKey, 'fuel'),
        pair: JSON.stringify(data),
        id: sessionId,
      },
    )
    await other.close()
  }

/** Another tab signs out. */
const gone = async ({ page }: Stage) => {
  const other = await page.context().newPage()
  await other.goto('/favicon.svg')
  await other.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  await other.close()
}

const signIn = async ({ page, world }: Stage) => {
  const { email, password } = world.persona('verified')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const signOut = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
}

/** The token is stale when the page asks next. */
const reject = async ({ page, world }: Stage) => {
  // No page may be amid a call when the token ends, or its renewal would wait for an answer too.
  const here = page.url()
  await forgetAnswers(page)
  await world.controls.post('/expire-access')
  await page.goto(here)
}

const events: Drive['events'] = [
  [/^signedIn .*"s1"/, signIn, ({ value }) => value === 'visitor'],
  [/^signedOut/, signOut, rests],
  [/^changedElsewhere .*"s1"/, elsewhere('verified'), ({ value }) => value !== 'visitor'],
  [/^changedElsewhere .*"s2"/, elsewhere('zero', 'another'), rests],
  [/^changedElsewhere \{\}$/, gone, ({ value }) => value !== 'visitor'],
  [/^rejected .*"t1"/, reject, ({ context }) => context.pair?.token === 't1'],
  [/^renew done \{/, async ({ held }) => answered(await held.next())],
  [
    /^renew done$/,
    async ({ held }) => answeredWith(401, { error: { code: 'invalid_token' } })(await held.next()),
  ],
  [/^renew failed/, async ({ held }) => answeredWith(503, {})(await held.next())],
  [/^after coolDown/, ({ page }) => page.clock.fastForward(5000)],
]

/** The model of the session: it tells whether a member is signed in. */
export const sessionModel: BrowserModel = {
  sample: sessionSample,
  holds: [/^POST .*\/user\/token\/refresh$/],
  drives: [
    { name: 'a member', input: 0, open: member, events },
    {
      name: 'a visitor',
      input: 2,
      open: async ({ page, world }) => {
        await page.clock.install()
        await world.enter(page, 'fuel')
        await page.goto('/')
      },
      // Once she is a member, the other drive goes on.
      events: events.filter(([pattern]) => /^\^(?:signed|changed)/.test(pattern.source)),
    },
  ],
  states: {
    visitor: async ({ page }) => {
      await expect(page.locator('html[data-session=visitor]')).toBeAttached()
      await expect(page.locator('#content form')).toBeVisible()
      await expect(page).toHaveURL('/')
    },
    member: ({ page }) => expect(page.locator('html[data-session=member]')).toBeAttached(),
  },
}
