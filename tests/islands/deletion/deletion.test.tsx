// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeletionIsland } from '#islands/deletion/deletion.island.tsx'
import { forgetAddressToken } from '#lib/browser/session-storage.ts'
import { returnKey } from '#lib/browser/storage-keys.ts'
import { $session } from '#machines/session/session.store.ts'
import { ask } from '#sandbox/ask.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({ 'GENERAL.web': true })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** A member has asked for the e-mail; the token of its link. */
const mailedToken = async (): Promise<string> => {
  const { token } = stage.sandbox.controls.signIn('verified')
  await ask(stage.sandbox, 'requestDeletion', { token, body: {} })
  stage.sandbox.controls.clearLog()
  return stage.sandbox.controls.outbox()[0]?.token ?? ''
}

beforeEach(() => stage.at('/deletion'))
afterEach(() => {
  forgetAddressToken()
})

test('a visitor without a link is asked to sign in @VER-2', async () => {
  stage.visitor()
  render(<DeletionIsland />)
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button')).toBeNull()
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  // The sign-in leads back here.
  expect(sessionStorage.getItem(returnKey)).toBe('/deletion')
})

test.each([
  [true, '/profile'],
  [false, '/'],
])('the way out leads home, to the profile where there is one: web %s @VER-2 @RTE-3', async (web, home) => {
  stage.club({ 'GENERAL.web': web })
  stage.member()
  render(<DeletionIsland />)
  expect((await screen.findByRole('link', { name: 'Keep my account' })).getAttribute('href')).toBe(home)
})

test('a member asks for the e-mail after one more question, and learns where it went @VER-2', async () => {
  stage.member()
  render(<DeletionIsland />)
  await title('Delete account')
  press('Delete my account')
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(stage.calls('requestDeletion')).toHaveLength(0)
  const send = question.getByRole('button', { name: 'Send e-\u2060mail' })
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Check your e-\u2060mail'))
  expect(await screen.findByText('Sent to verified@example.com.')).toBeTruthy()
  expect(stage.calls('requestDeletion')).toHaveLength(1)
  press('Resend e-\u2060mail')
  expect(await screen.findByText('We’ve sent another e-\u2060mail.')).toBeTruthy()
  expect(stage.calls('requestDeletion')).toHaveLength(2)
})

test('a visitor confirms by the link and reads the farewell; the token leaves the address @VER-2', async () => {
  stage.at(`/deletion?token=${await mailedToken()}`)
  stage.visitor()
  render(<DeletionIsland />)
  await title('Delete your account for good?')
  expect(location.search).toBe('')
  expect(stage.calls('confirmPrivacyRequest')).toHaveLength(0)
  press('Delete for good')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Goodbye, and thank you'))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(stage.calls('confirmPrivacyRequest')).toHaveLength(1)
})

test('a member sees the seconds to her sign-out, and reads on when she is let go elsewhere @VER-2', async () => {
  stage.at(`/deletion?token=${await mailedToken()}`)
  stage.member()
  render(<DeletionIsland />)
  await title('Delete your account for good?')
  press('Delete for good')
  await title('Goodbye, and thank you')
  expect(screen.getByRole('timer').textContent).toMatch(/\d+/)
  expect(screen.getByText(/up to 30/)).toBeTruthy()
  act(() => $session.set({ who: 'visitor' }))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(await title('Goodbye, and thank you')).toBeTruthy()
})

test.each(['member', 'visitor'] as const)(
  'a %s with a dead link is offered what helps her @VER-2',
  async (who) => {
    stage.at('/deletion?token=old')
    stage[who]()
    render(<DeletionIsland />)
    await title('Delete your account for good?')
    press('Delete for good')
    await title('This link no longer works')
    // Whose answer was lost may have used it herself.
    expect(screen.getByText(/If you’ve confirmed the deletion, you don’t need to/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send new e-\u2060mail' }) !== null).toBe(who === 'member')
    expect(screen.queryByRole('link', { name: 'Sign in' }) !== null).toBe(who === 'visitor')
  },
)

test('a link for personal data says what it did @VER-3', async () => {
  stage.answer('confirmPrivacyRequest', { type: 'data' })
  stage.at('/deletion?token=data')
  stage.member()
  render(<DeletionIsland />)
  await title('Delete your account for good?')
  press('Delete for good')
  expect(await title('Request confirmed')).toBeTruthy()
  expect($session.get().who).toBe('member')
})
