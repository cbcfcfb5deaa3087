// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmailConfirmationIsland } from '#islands/verification/email-confirmation.island.tsx'
import { nowSeconds, restoreServerTime } from '#lib/browser/clock.ts'
import { nextMailKey, returnKey } from '#lib/browser/storage-keys.ts'
import { memberKey } from '#lib/config/tenant.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { ask } from '#sandbox/ask.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
afterEach(() => restoreServerTime(undefined))

const resend = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Resend e-\u2060mail' })
/** The address of the link that the unverified member was sent; a minute ago, so that another can be asked for. */
const mailedLink = async () => {
  stage.sandbox.controls.clock(-61)
  const { token } = stage.sandbox.controls.signIn('unverified')
  await ask(stage.sandbox, 'requestVerification', { token, body: {} })
  stage.sandbox.controls.clock(0)
  stage.sandbox.controls.clearLog()
  const { pathname, search } = new URL(stage.sandbox.controls.outbox()[0]?.link ?? '')
  return pathname + search
}

test('whoever opens the mailed link is verified at once, signed in or not, and the token is gone @VER-1 XS-30', async () => {
  const link = await mailedLink()
  stage.at(link)
  stage.visitor()
  render(<EmailConfirmationIsland />)
  expect(location.search).toBe('')
  const heading = await screen.findByRole('heading', { name: 'Account verified' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/')
  expect(stage.calls('confirmVerification')).toHaveLength(1)
  const [, secret = ''] = link.split('token=')
  expect(secret).not.toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret)
})

test('a member who is verified is known as such without a reload @VER-1', async () => {
  stage.member('unverified')
  await queryClient.fetchQuery(memberQuery)
  expect(queryClient.getQueryData(memberQuery.queryKey)?.is_verified).toBe(false)
  stage.at(await mailedLink())
  render(<EmailConfirmationIsland />)
  expect(await screen.findByRole('link', { name: 'Go to Home' })).toBeTruthy()
  await waitFor(() => expect(queryClient.getQueryState(memberQuery.queryKey)?.isInvalidated).toBe(true))
})

test('a member without a link reads where it is, and asks for another, once @VER-1 FT-27', async () => {
  stage.member('unverified')
  render(<EmailConfirmationIsland />)
  expect(await screen.findByText(/unverified@example\.com/)).toBeTruthy()
  fireEvent.click(await resend())
  fireEvent.click(await resend())
  expect(await screen.findByText('We’ve sent another e-\u2060mail.')).toBeTruthy()
  expect((await resend()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^You can resend the e-\u2060mail in (60|59)/)).toBeTruthy()
  expect(stage.calls('requestVerification')).toHaveLength(1)
})

test('the countdown is the same after a reload and in another tab, and nobody else’s @VER-1', async () => {
  stage.member('unverified')
  const first = render(<EmailConfirmationIsland />)
  fireEvent.click(await resend())
  await screen.findByText('We’ve sent another e-\u2060mail.')
  first.unmount()
  sessionStorage.clear()
  const second = render(<EmailConfirmationIsland />)
  expect(await screen.findByText(/^You can resend the e-\u2060mail in (60|5\d)/)).toBeTruthy()
  second.unmount()
  stage.member('unverified', 'another')
  render(<EmailConfirmationIsland />)
  expect((await resend()).getAttribute('aria-disabled')).toBeNull()
})

test('a visitor whose platform checks links of members only signs in, and the link is checked again @C8 @VER-1', async () => {
  stage.at(await mailedLink())
  stage.visitor()
  stage.fault({ endpoint: 'confirmVerification', times: 1, status: 401, body: {} })
  const { unmount } = render(<EmailConfirmationIsland />)
  await screen.findByRole('heading', { name: 'We couldn’t verify your account' })
  const link = screen.getByRole('link', { name: 'Sign in' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(sessionStorage.getItem(returnKey)).toBe('/email-confirmation')
  unmount()
  stage.member('unverified')
  render(<EmailConfirmationIsland />)
  expect(await screen.findByRole('heading', { name: 'Account verified' })).toBeTruthy()
})

test('a member whose link cannot be checked is not sent to a sign-in @C8 @VER-1', async () => {
  stage.member('unverified')
  stage.at('/email-confirmation?token=t')
  stage.fault({ endpoint: 'confirmVerification', times: 1, status: 503, body: '' })
  render(<EmailConfirmationIsland />)
  await screen.findByRole('heading', { name: 'We couldn’t verify your account' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('a link that is over offers a member another mail, whose countdown another tab’s mail starts anew @VER-1', async () => {
  stage.member('unverified')
  stage.at('/email-confirmation?token=over')
  render(<EmailConfirmationIsland />)
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(document.activeElement).toBe(heading)
  fireEvent.click(await resend())
  expect(await screen.findByText('We’ve sent another e-\u2060mail.')).toBeTruthy()
  localStorage.setItem(
    memberKey(nextMailKey),
    JSON.stringify({ sitting: 'one', resend_at: nowSeconds() + 600 }),
  )
  fireEvent(window, new StorageEvent('storage', { key: memberKey(nextMailKey) }))
  expect(await screen.findByText(/Try again in (?:10|9) minutes/)).toBeTruthy()
  expect(screen.queryByText('We’ve sent another e-\u2060mail.')).toBeNull()
})

test('a link that is over tells a visitor to sign in, which leads back here @VER-1', async () => {
  stage.visitor()
  stage.at('/email-confirmation?token=over')
  const { unmount } = render(<EmailConfirmationIsland />)
  await screen.findByRole('heading', { name: 'This link no longer works' })
  const link = screen.getByRole('link', { name: 'Sign in' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(sessionStorage.getItem(returnKey)).toBe('/email-confirmation')
  unmount()
  render(<EmailConfirmationIsland />)
  expect(screen.getByRole('heading', { name: 'Open the link from our e-\u2060mail' })).toBeTruthy()
})

test('a verified member who opens the page is told so, and sends nothing @VER-1', async () => {
  stage.member('verified')
  render(<EmailConfirmationIsland />)
  expect(await screen.findByRole('heading', { name: 'Account verified' })).toBeTruthy()
  expect(stage.calls('requestVerification')).toHaveLength(0)
})

test('a member of whom nothing can be learnt reads what to do all the same @VER-1 FT-05', async () => {
  stage.member('unverified')
  stage.fault({ endpoint: 'getMember', status: 503, body: 'no' })
  render(<EmailConfirmationIsland />)
  expect(await screen.findByText('Open the link in the e-\u2060mail we’ve sent you.')).toBeTruthy()
})

test('a visitor without a link is asked to sign in @VER-1', async () => {
  stage.visitor()
  render(<EmailConfirmationIsland />)
  expect(screen.getByRole('heading', { name: 'Open the link from our e-\u2060mail' })).toBeTruthy()
})
