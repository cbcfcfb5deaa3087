// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PasswordLoginIsland } from '#islands/sign-in/password-login.island.tsx'
import { checkSessionStorage } from '#machines/session/session.store.ts'
import { taken } from '../led.ts'
import { openStage } from '../visitor-stage.ts'

vi.mock('#machines/start/portal.ts', async () => (await import('../led.ts')).portal)

const stage = openStage({})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: 'Sign in' })
const fill = (address: string, secret: string) => {
  fireEvent.input(email(), { target: { value: address } })
  fireEvent.input(password(), { target: { value: secret } })
}

test('a member signs in by e-mail and password; the button stays busy until the page is left @AUT-1 @SES-7', async () => {
  render(<PasswordLoginIsland />)
  fill('verified@example.com', 'Demo1234')
  fireEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(taken).toHaveLength(1))
  expect(taken[0]).toEqual({ token: expect.any(String), refresh_token: expect.any(String) })
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('You’re signed in.').getAttribute('role')).toBe('status')
})

test('wrong login info is said in its place, as an alert, and the password is at hand again @AUT-1', async () => {
  render(<PasswordLoginIsland />)
  fill('verified@example.com', 'wrong')
  fireEvent.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Your login info does not seem to be right. Please try again.')
  expect(document.activeElement).toBe(password())
  expect(password().value).toBe('wrong')
  expect(taken).toEqual([])
})

test('a member whose browser keeps nothing is told so before she types her password, until it does @B1 @SES-1', async () => {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  stage.club()
  checkSessionStorage()
  render(<PasswordLoginIsland />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your browser doesn’t let this site store/)
  expect(screen.queryByLabelText('Password')).toBeNull()
  spy.mockRestore()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(password()).toBeDefined()
})

test('empty fields say that they are required, and the focus goes to the first @AUT-1 @REG-3', () => {
  render(<PasswordLoginIsland />)
  fireEvent.click(button())
  expect(screen.getByText('E-mail is a required field')).toBeDefined()
  expect(screen.getByText('Password is a required field')).toBeDefined()
  expect(document.activeElement).toBe(email())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(email().getAttribute('aria-describedby')).toBe(
    screen.getByText('E-mail is a required field').closest('[id]')?.id,
  )
  expect(stage.logins()).toEqual([])
})

test('browsers and password managers know the fields @AUT-1', () => {
  render(<PasswordLoginIsland />)
  expect(email().autocomplete).toBe('username')
  expect(email().type).toBe('email')
  expect(password().autocomplete).toBe('current-password')
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' })
  expect([form.method, form.noValidate]).toEqual(['post', true])
})

test('a reload keeps the e-mail and never the password; after signing in it is forgotten @AUT-1 FT-32', async () => {
  const { unmount } = render(<PasswordLoginIsland />)
  fill('verified@example.com', 'Demo1234')
  unmount()
  render(<PasswordLoginIsland />)
  expect(email().value).toBe('verified@example.com')
  expect(password().value).toBe('')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Demo1234')
  fireEvent.input(password(), { target: { value: 'Demo1234' } })
  fireEvent.click(button())
  await waitFor(() => expect(taken).toHaveLength(1))
  expect(JSON.stringify(sessionStorage)).not.toContain('verified@')
})

test('the ways out of the form: a forgotten password, a registration, and the SMS where the club has it @AUT-1 @AUT-4', () => {
  const { unmount } = render(<PasswordLoginIsland />)
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot')
  const join = screen.getByRole('link', { name: 'Create an account' })
  expect(join.getAttribute('href')).toBe('/register')
  expect(join.className).toMatch(/button--width_full/)
  expect(screen.queryByRole('link', { name: 'Sign in with an SMS code' })).toBeNull()
  unmount()
  stage.club({ 'MEMBER_AUTHENTICATION.sms_login': true })
  render(<PasswordLoginIsland />)
  expect(screen.getByRole('link', { name: 'Sign in with an SMS code' }).getAttribute('href')).toBe('/')
})

test.each([404, 501])(
  'a platform that answers %i has no passkeys, and is not asked again in this tab @LCK-1',
  async (status) => {
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: {} }))
    stage.fault({ endpoint: 'requestPasskeySignIn', status, body: '' })
    stage.club({ 'MEMBER_AUTHENTICATION.passkeys': true })
    const { unmount } = render(<PasswordLoginIsland />)
    const name = 'Sign in with a passkey'
    fireEvent.click(await screen.findByRole('button', { name }))
    const line = await screen.findByText('Passkeys can’t be used here. Please sign in another way.')
    await waitFor(() => expect(line.closest('[tabindex]')).toBe(document.activeElement))
    expect(screen.queryByRole('button', { name })).toBeNull()
    unmount()
    render(<PasswordLoginIsland />)
    await waitFor(() => expect(email()).toBeDefined())
    expect(screen.queryByRole('button', { name })).toBeNull()
  },
)
