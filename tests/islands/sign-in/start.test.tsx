// @vitest-environment jsdom

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { StartIsland } from '#islands/sign-in/start.island.tsx'
import { storeNotice, storeReturnPath } from '#lib/browser/session-storage.ts'
import { returnKey, sentCodeKey } from '#lib/browser/storage-keys.ts'
import { went } from '../led.ts'
import { openStage } from '../visitor-stage.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => (await import('../led.ts')).navigation(original))
// The portal would find a club of its own.
vi.mock('#machines/start/portal.ts', async () => (await import('../led.ts')).portal)

const stage = openStage()
const sms = { 'MEMBER_AUTHENTICATION.sms_login': true }

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number')
/** Shows the start page of a known club; its form comes in a file of its own. */
const show = async () => {
  const shown = render(
    <main>
      <StartIsland />
    </main>,
  )
  await screen.findByRole('textbox')
  return shown
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send code' }))

test('nothing is shown while the club is not known, in the built page neither @RTE-2', async () => {
  const { container } = render(<StartIsland />)
  expect(container.textContent).toBe('')
  expect(container.querySelector('form, input')).toBeNull()
  act(() => stage.club(sms))
  expect(await screen.findByLabelText('Phone number')).toBeDefined()
})

test('the built page stays blank even when the club is known at once @RTE-2', () => {
  stage.club(sms)
  expect(renderToString(<StartIsland />)).not.toMatch(/<(form|input|h1)/)
})

test('a club with SMS asks for the phone first and offers the password @RTE-2 @AUT-2', async () => {
  stage.club(sms)
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect([phone().type, phone().autocomplete]).toEqual(['tel', 'tel'])
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(
    screen.getByRole('link', { name: 'Sign in with e-\u2060mail and password' }).getAttribute('href'),
  ).toBe('/pass-login')
})

test.each([
  ['typed', (mail: HTMLInputElement) => fireEvent.change(mail, { target: { value: 'jo' } })],
  ['put the cursor', (mail: HTMLInputElement) => mail.focus()],
])(
  'a visitor who has %s into her form keeps it when the settings of a club with SMS come at last @RTE-2',
  async (_, begin) => {
    stage.club({})
    await show()
    const mail = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    begin(mail)
    const { value } = mail
    act(() => stage.club(sms))
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(mail)
    expect(mail.value).toBe(value)
    expect(screen.queryByLabelText('Phone number')).toBeNull()
  },
)

test('a visitor who has done nothing yet gets the form of the club when its settings come late @RTE-2', async () => {
  stage.club({})
  await show()
  act(() => stage.club(sms))
  expect(await screen.findByLabelText('Phone number')).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('a club without SMS asks for e-mail and password @RTE-2 @AUT-1', async () => {
  stage.club()
  await show()
  expect(screen.getByLabelText('E-mail')).toBeDefined()
  expect(screen.queryByLabelText('Phone number')).toBeNull()
  expect(screen.queryByRole('link', { name: /SMS/ })).toBeNull()
})

test('a member who enters her phone is led to the code, with all that it needs in this tab @AUT-2', async () => {
  stage.club(sms)
  await show()
  fireEvent.input(phone(), { target: { value: '+421 900 000 000' } })
  send()
  await waitFor(() => expect(went).toEqual(['open /otp-verify']))
  expect(JSON.parse(sessionStorage.getItem(sentCodeKey) ?? '')).toEqual({
    phone: '+421900000000',
    shown: expect.stringMatching(/^\+421[\s\d]+$/),
    length: 6,
    expires_at: expect.any(Number),
    resend_at: expect.any(Number),
  })
  expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true')
})

test('a member who comes back at once with the same phone is sent no second SMS @AUT-2', async () => {
  stage.club(sms)
  const { unmount } = await show()
  fireEvent.input(phone(), { target: { value: '+421900000000' } })
  send()
  await waitFor(() => expect(went).toHaveLength(1))
  unmount()
  await show()
  expect(phone().value).toBe('+421900000000')
  send()
  await waitFor(() => expect(went).toHaveLength(2))
  expect(stage.logins()).toHaveLength(1)
})

test('a phone that can be none is said under the field, with an example @AUT-2', async () => {
  stage.club(sms)
  await show()
  fireEvent.input(phone(), { target: { value: 'abc' } })
  send()
  expect(await screen.findByText('Enter a phone number such as +44 7700 900123')).toBeDefined()
  expect(document.activeElement).toBe(phone())
  expect(stage.logins()).toEqual([])
})

test.each([
  ['signedOut', 'You’re signed out.'],
  ['sessionEnded', 'Your session has ended. Please sign in again.'],
] as const)('a member who finds herself at the login reads why: %s @SES-7', async (notice, sentence) => {
  storeNotice(notice)
  storeReturnPath('/coupons')
  stage.club()
  const { unmount } = await show()
  expect(screen.getByText(sentence)).toBeDefined()
  unmount()
  sessionStorage.removeItem(returnKey)
  await show()
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a visitor who asked for a member’s page is told to sign in first @RTE-6', async () => {
  storeReturnPath('/coupons')
  stage.club()
  await show()
  expect(screen.getByText('Sign in to continue.')).toBeDefined()
})
