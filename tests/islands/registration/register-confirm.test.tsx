// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RegisterConfirmIsland } from '#islands/registration/register-confirm.island.tsx'
import { draftKey, registrationSentKey } from '#lib/browser/storage-keys.ts'
import { ask } from '#sandbox/ask.ts'
import { freeCards } from '#sandbox/seeds.ts'
import { taken, went } from '../led.ts'
import { openStage } from '../visitor-stage.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => (await import('../led.ts')).navigation(original))
vi.mock('#machines/start/portal.ts', async () => (await import('../led.ts')).portal)

const stage = openStage({})
const now = () => Date.now() / 1000
const draft = {
  email: 'nora@example.com',
  firstname: 'Nora',
  lastname: 'Finch',
  mode: 'later',
  consents: ['terms-3', 'privacy-5'].map((version_id) => ({
    id: version_id.replace(/-\d/, ''),
    version_id,
    agreed: true,
  })),
}
/** Has the platform send a code, and opens the page that takes it. */
const arrive = async ({ wait = 60, ...parts }: { wait?: number; channel?: string; draft?: object } = {}) => {
  const { mode, ...form } = draft
  const body = { ...form, card: { mode }, password: 'Nora12345', lang: 'en' }
  await ask(stage.sandbox, 'register', { body })
  stage.sandbox.controls.clearLog()
  const code = { length: 6, expires_at: now() + 9000, resend_at: now() + wait }
  sessionStorage.setItem(registrationSentKey, JSON.stringify({ channel: 'email', draft, code, ...parts }))
  sessionStorage.setItem(draftKey('register-firstname'), 'Nora')
  render(<RegisterConfirmIsland />)
  return newest()
}
const newest = (): string => stage.sandbox.controls.outbox()[0]?.code ?? ''
/** The registrations that a club's own script hears of from now on. */
const heardRegistrations = () => {
  const heard: unknown[] = []
  addEventListener('clientzone:registered', ({ detail }) => heard.push(detail), { once: true })
  return heard
}
const field = (name = 'Code from the e-\u2060mail') => screen.getByLabelText<HTMLInputElement>(name)
const put = (text: string) => fireEvent.input(field(), { target: { value: text } })
const again = () => screen.getByRole('button', { name: 'Resend code' })

test.each([
  ['nothing', undefined],
  ['nonsense', '{'],
  ['half of it', '{"channel":"email"}'],
])(
  'the page of the code without one (%s was kept) goes back to the registration and shows no form @REG-6',
  (_, kept) => {
    if (kept) sessionStorage.setItem(registrationSentKey, kept)
    render(<RegisterConfirmIsland />)
    expect(went).toEqual(['replace /register'])
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test('a pasted code from the mail lets the new member in, and forgets the registration; a club’s script hears of it @REG-6 @EVT-1 BI-16', async () => {
  const heard = heardRegistrations()
  const code = await arrive()
  expect(screen.getByText(/We’ve sent a code to nora@example\.com\./)).toBeDefined()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Confirmation')
  expect(field().autocomplete).toBe('one-time-code')
  put(` ${code.slice(0, 3)} ${code.slice(3)}`)
  await waitFor(() => expect(taken).toHaveLength(1))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nora')
  expect(heard).toHaveLength(1)
})

test('a confirmation that signs nobody in ends in a farewell with an offer to sign in, also after a reload @REG-1 @EVT-1', async () => {
  const heard = heardRegistrations()
  const code = await arrive()
  stage.answer('verifyEmail', {})
  put(code)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the club' })).toBe(
    document.activeElement,
  )
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/')
  expect(taken).toEqual([])
  expect(heard).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nora')
  document.body.replaceChildren()
  render(<RegisterConfirmIsland />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to the club')
})

test('a code by SMS names the phone it went to @REG-6', async () => {
  await arrive({ channel: 'sms', draft: { ...draft, phone: '+353209100077' } })
  expect(screen.getByText('We’ve sent a code to +353209100077.')).toBeDefined()
  expect(field('Code from the SMS').name).toBe('code')
})

test('another code is sent for the password, which is never kept; the form goes out anew, once @REG-6 FT-27', async () => {
  const first = await arrive({ wait: -1 })
  fireEvent.click(again())
  expect((await screen.findByRole('alert')).textContent).toBe('Your password doesn’t meet all the rules yet.')
  expect(stage.calls('register')).toEqual([])
  fireEvent.input(field('Password'), { target: { value: 'Nora54321' } })
  fireEvent.click(again())
  fireEvent.click(again())
  expect(await screen.findByText('We’ve sent a new code.')).toBeDefined()
  expect(stage.calls('register')).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Nora54321')
  stage.sandbox.controls.clock(1)
  const second = newest()
  expect(stage.sandbox.controls.outbox()).toHaveLength(2)
  put(second === first ? first : second)
  await waitFor(() => expect(taken).toHaveLength(1))
})

test('the number of a card is asked for again with the password @REG-6 BI-13', async () => {
  await arrive({ wait: -1, draft: { ...draft, mode: 'existing' } })
  fireEvent.input(field('Password'), { target: { value: 'Nora12345' } })
  fireEvent.click(again())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A card number has 16 digits/)
  fireEvent.input(field('Card number'), { target: { value: freeCards[3] } })
  fireEvent.click(again())
  expect(await screen.findByText('We’ve sent a new code.')).toBeDefined()
  put(newest())
  await waitFor(() => expect(taken).toHaveLength(1))
})

test('what the platform says to another try is said in its place @REG-6', async () => {
  await arrive({ wait: -1, draft: { ...draft, email: 'verified@example.com' } })
  fireEvent.input(field('Password'), { target: { value: 'Nora12345' } })
  fireEvent.click(again())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An account with the specified email already exists!',
  )
})

test.each([
  [draft, '/register#details'],
  [{ ...draft, card_token: 'abc' }, '/register-after-verify'],
])('whoever mistyped something finds the way back to the form @REG-7', async (kept, href) => {
  await arrive({ draft: kept })
  expect(screen.getByRole('link', { name: 'Change my details' }).getAttribute('href')).toBe(href)
})
