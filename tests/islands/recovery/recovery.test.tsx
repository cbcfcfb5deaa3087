// @vitest-environment jsdom

import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ForgotIsland } from '#islands/recovery/forgot.island.tsx'
import { PasswordResetIsland } from '#islands/recovery/password-reset.island.tsx'
import { draftKey } from '#lib/browser/storage-keys.ts'
import { ask } from '#sandbox/ask.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('New password')
const repeat = () => screen.getByLabelText<HTMLInputElement>('Repeat password')
const button = (name: string) => screen.getByRole('button', { name })
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } })
const fill = (first: string, second = first) => {
  type(password(), first)
  type(repeat(), second)
}
/** A member has had a link sent and opens it. */
const openLink = async () => {
  await ask(stage.sandbox, 'requestPasswordReset', { body: { email: 'verified@example.com' } })
  const { link = '' } = stage.sandbox.controls.outbox()[0] ?? {}
  stage.at(new URL(link ?? '').pathname + new URL(link ?? '').search)
}

test('a member has a link sent to her e-mail, and is told to look for it @AUT-4', async () => {
  render(<ForgotIsland />)
  type(email(), ' verified@example.com ')
  fireEvent.click(button('Send link'))
  expect(button('Send link').getAttribute('aria-busy')).toBe('true')
  const heading = await screen.findByRole('heading', { name: 'Check your e-\u2060mail' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/verified@example\.com/)).toBeTruthy()
  expect(button('Resend e-\u2060mail').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^You can resend the e-\u2060mail in (60|59)/)).toBeTruthy()
  expect(stage.sandbox.controls.outbox()[0]?.receiver).toBe('verified@example.com')
})

test('whether an account exists is never told @AUT-4', async () => {
  const seen = await Promise.all(
    ['verified@example.com', 'nobody@example.com'].map(async (address) => {
      sessionStorage.clear()
      const { container, unmount } = render(<ForgotIsland />)
      type(within(container).getByLabelText<HTMLInputElement>('E-mail'), address)
      fireEvent.click(within(container).getByRole('button', { name: 'Send link' }))
      await within(container).findByRole('heading', { name: 'Check your e-\u2060mail' })
      const text = container.textContent?.replace(address, '@')
      unmount()
      return text
    }),
  )
  expect(seen[0]).toBe(seen[1])
})

test('a member who mistyped her address is back at it, in the field she left @AUT-4', async () => {
  const first = render(<ForgotIsland />)
  type(email(), 'verifed@example.com')
  fireEvent.click(button('Send link'))
  await screen.findByRole('heading', { name: 'Check your e-\u2060mail' })
  fireEvent.click(button('Use another e-\u2060mail'))
  expect(email().value).toBe('verifed@example.com')
  expect(document.activeElement).toBe(email())
  first.unmount()
  render(<ForgotIsland />)
  expect(email().value).toBe('verifed@example.com')
})

test('what is wrong with the address stands at it, before anybody is asked and after @AUT-4 @REG-3', async () => {
  render(<ForgotIsland />)
  fireEvent.click(button('Send link'))
  expect(screen.getByText('E-mail is a required field')).toBeTruthy()
  expect(document.activeElement).toBe(email())
  type(email(), 'anna')
  expect(screen.queryByText('E-mail is a required field')).toBeNull()
  fireEvent.click(button('Send link'))
  expect(screen.getByText(/^Enter an e-\u2060mail address/)).toBeTruthy()
  expect(stage.calls('requestPasswordReset')).toHaveLength(0)
  const fields = { email: 'We cannot write to this address' }
  stage.fault({
    endpoint: 'requestPasswordReset',
    status: 422,
    body: { error: { code: 'validation', message: 'No', fields } },
  })
  type(email(), 'anna@example.com')
  fireEvent.click(button('Send link'))
  expect(await screen.findByText(fields.email)).toBeTruthy()
  expect(email().getAttribute('aria-invalid')).toBe('true')
})

test('the e-mail of the sign-in is there already @AUT-4', () => {
  sessionStorage.setItem(draftKey('sign-in-email'), 'anna@example.com')
  render(<ForgotIsland />)
  expect(email().value).toBe('anna@example.com')
  expect(email().autocomplete).toBe('username')
})

test('the token leaves the address as soon as the page runs; a reload still finishes @AUT-4 XS-30', async () => {
  await openLink()
  const first = render(<PasswordResetIsland />)
  expect(location.search).toBe('')
  first.unmount()
  render(<PasswordResetIsland />)
  fill('Abcdefg1')
  fireEvent.click(button('Save password'))
  const heading = await screen.findByRole('heading', { name: 'Password changed' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/pass-login')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/token|Abcdefg1/)
})

test('what is wrong with the two fields stands at them, and the focus goes to the first @AUT-5', async () => {
  await openLink()
  render(<PasswordResetIsland />)
  fireEvent.click(button('Save password'))
  expect(screen.getByText('New password is a required field')).toBeTruthy()
  expect(screen.getByText('Repeat password is a required field')).toBeTruthy()
  expect(document.activeElement).toBe(password())
  fill('abc', 'abd')
  fireEvent.click(button('Save password'))
  expect(screen.getByText('Your password doesn’t meet all the rules yet.')).toBeTruthy()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  fill('Abcdefg1', 'Abcdefg')
  fireEvent.click(button('Save password'))
  expect(document.activeElement).toBe(repeat())
  expect([password().value, repeat().value]).toEqual(['Abcdefg1', 'Abcdefg'])
  expect(stage.calls('resetPassword')).toHaveLength(0)
})

test('a link that was used or is over offers another one, and a reload does not try it again @AUT-4', async () => {
  stage.at('/password-reset?token=over')
  const first = render(<PasswordResetIsland />)
  fill('Abcdefg1')
  fireEvent.click(button('Save password'))
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot')
  first.unmount()
  render(<PasswordResetIsland />)
  expect(screen.getByRole('heading', { name: 'You need the link from our e-\u2060mail' })).toBeTruthy()
})

test('the page without a link leads to one in words @AUT-4', () => {
  stage.at('/password-reset')
  render(<PasswordResetIsland />)
  expect(screen.getByText('Open the link in the e-\u2060mail, or get a new one.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a link' }).getAttribute('href')).toBe('/forgot')
})

test('password managers learn whose password it is, where this tab knows @AUT-4', () => {
  sessionStorage.setItem(draftKey('sign-in-email'), 'anna@example.com')
  stage.at('/password-reset?token=abc')
  const { container } = render(<PasswordResetIsland />)
  const known = container.querySelector<HTMLInputElement>('input[autocomplete=username]')
  expect([known?.value, known?.hidden]).toEqual(['anna@example.com', true])
})
