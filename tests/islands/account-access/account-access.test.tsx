// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountAccessIsland } from '#islands/account-access/account-access.island.tsx'
import { passkeysQuery, sessionsQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { personaPassword } from '#sandbox/personas.ts'
import { setStage } from '../frame/stage.ts'

const taken = vi.hoisted(() => ({ tokens: [] as unknown[] }))
vi.mock('#machines/start/portal.ts', () => ({
  replaceTokens: (...given: unknown[]) => taken.tokens.push(given),
}))

const stage = setStage()
const items = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Phone numbers' })
  return numbers()
}
/** The rows of phone numbers, also behind a dialog. */
const numbers = () => {
  const heading = screen.getByRole('heading', { level: 2, name: 'Phone numbers', hidden: true })
  return within(heading.parentElement ?? document.body).getAllByRole('listitem', { hidden: true })
}
const show = () => {
  stage.club({ 'GENERAL.web': true, 'GENERAL.country': 'IE' })
  stage.member()
  return render(<AccountAccessIsland />)
}
const field = () => screen.findByRole('textbox', { name: /^Phone number/ })
const add = async (typed: string) => {
  fireEvent.change(await field(), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
}

beforeEach(() => stage.at('/account-access'))

test('the primary number stands first and can neither be removed nor promoted @PRF-3', async () => {
  show()
  const [first, second] = await items()
  if (!first || !second) throw new Error('two numbers are expected')
  expect(within(first).getByText('Primary')).toBeTruthy()
  expect(within(first).queryByRole('button')).toBeNull()
  expect(within(second).getByText('Secondary')).toBeTruthy()
  expect(
    within(second)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.split(' +')[0]),
  ).toEqual([expect.stringMatching(/^Make primary/), expect.stringMatching(/^Remove/)])
})

test('a wrong number, and one of somebody else, are said at the field, which keeps what was typed @PRF-3', async () => {
  show()
  await items()
  await add('')
  expect(await screen.findByText('Phone number is a required field')).toBeTruthy()
  await add('+353209100002')
  expect(await screen.findByText('This value is already taken')).toBeTruthy()
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(((await field()) as HTMLInputElement).value).toBe('+353209100002')
})

test('the numbers are the identities of the account, not a copy in the profile @C5 @PRF-3', async () => {
  stage.answer('listIdentities', {
    user_identities: [
      { id: 'c', type: 'card', value: '6340123456781001', is_primary: true, is_verified: true },
      { id: 'p', type: 'phone', value: '+353209100077', is_primary: true, is_verified: true },
      { id: 'e', type: 'email', value: 'verified@example.com', is_primary: true, is_verified: true },
    ],
  })
  show()
  const shown = await items()
  expect(shown.map((item) => item.textContent?.replace(/\D/g, ''))).toEqual([
    expect.stringMatching(/209100077$/),
  ])
})

test('removing a number asks for the identities anew, once @C5 @SES-12', async () => {
  show()
  await items()
  const before = stage.calls('listIdentities').length
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove this number?' }))
  fireEvent.click(question.getByRole('button', { name: 'Remove number' }))
  await waitFor(() => expect(numbers()).toHaveLength(1))
  expect(stage.calls('removeIdentity')).toHaveLength(1)
  expect(stage.calls('listIdentities')).toHaveLength(before + 1)
})

const optional = ['listSessions', 'getSecurity', 'listPasskeys'] as const

test.each([400, 403, 405, 418, 500])(
  'devices, limit and passkeys of a platform that has only ever refused them with %i are not offered, nor another try @LCK-1 @LCK-2',
  async (status) => {
    for (const endpoint of optional)
      stage.fault({ endpoint, status, body: { error: { message: 'No such call' } } })
    stage.club({ 'GENERAL.web': true, 'MEMBER_AUTHENTICATION.passkeys': true })
    stage.member()
    render(<AccountAccessIsland />)
    await items()
    // Each part is asked for once the one above it is settled: the last one is there or not by now.
    await waitFor(() => expect(stage.calls('listPasskeys')).toHaveLength(1))
    await waitFor(() =>
      expect(queryClient.getQueryState(passkeysQuery.queryKey)).toMatchObject({ status: 'error' }),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByRole('heading', { name: /devices|limit|Passkeys/i })).toBeNull()
  },
)

test('what has answered once stays when a later call for it is refused, and so does what stands below it @LCK-2', async () => {
  show()
  const device = await screen.findByText('In use now')
  const limit = await screen.findByRole('heading', { name: 'Spending limit' })
  for (const endpoint of optional) stage.fault({ endpoint, status: 500, body: '' })
  await act(() => queryClient.refetchQueries({ queryKey: sessionsQuery.queryKey }))
  expect(queryClient.getQueryState(sessionsQuery.queryKey)?.status).toBe('error')
  expect(device.isConnected && limit.isConnected).toBe(true)
})

test('a device that was signed out meanwhile goes from the list, and one that could not be says so in its row @LCK-2 FT-28', async () => {
  stage.sandbox.controls.signIn('verified')
  stage.fault({ endpoint: 'endSession', status: 500, times: 1, body: '' })
  stage.fault({ endpoint: 'endSession', status: 404, times: 1, body: '' })
  show()
  const end = () => screen.getAllByRole('button', { name: /^Sign out this device/ })
  await screen.findAllByRole('button', { name: /^Sign out this device/ })
  const before = end().length
  fireEvent.click(end()[0] as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toMatch(/It may have worked./)
  fireEvent.click(end()[0] as HTMLElement)
  await waitFor(() => expect(stage.calls('endSession')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(before).toBeGreaterThan(0)
})

test.each([
  ['', 'Limit in points is a required field'],
  ['five', 'Enter a whole number such as 500'],
  ['2000000', /^Enter .+ or less$/],
])('a typed limit of "%s" is no limit, and nothing is asked @LCK-2', async (typed, mistake) => {
  show()
  const limit = await screen.findByLabelText<HTMLInputElement>('Limit in points')
  fireEvent.input(limit, { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }))
  expect(await screen.findByText(mistake)).toBeTruthy()
  expect(document.activeElement).toBe(limit)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.input(limit, { target: { value: '5' } })
  expect(screen.queryByText(mistake)).toBeNull()
})

const openPassword = async (sessionId?: string) => {
  taken.tokens = []
  stage.club({ 'GENERAL.web': true, 'MEMBER_AUTHENTICATION.password_change': true })
  stage.member('verified', sessionId)
  render(<AccountAccessIsland />)
  fireEvent.click(await screen.findByRole('button', { name: 'Change password' }))
}
const secret = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const change = (current: string, chosen: string, repeated = chosen) => {
  for (const [label, value] of [
    ['Current password', current],
    ['New password', chosen],
    ['Repeat password', repeated],
  ] as const)
    fireEvent.input(secret(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

test('a member changes her password, her session takes the new tokens, and the other devices are gone from the list @AUT-7', async () => {
  stage.sandbox.controls.signIn('verified')
  await openPassword('mine')
  expect(document.activeElement).toBe(secret('Current password'))
  await screen.findByRole('button', { name: /^Sign out this device/ })
  change(personaPassword, 'Fresh1234')
  const opener = await screen.findByRole('button', { name: 'Change password' })
  expect(document.activeElement).toBe(opener)
  expect($toasts.get().map(({ text }) => text)).toContain('Password changed.')
  expect(taken.tokens).toEqual([
    ['mine', { token: expect.stringMatching(/^at_/), refresh_token: expect.stringMatching(/^rt_/) }],
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out this device/ })).toBeNull())
})

test('an answer without tokens leaves the session those that it has @AUT-7', async () => {
  await openPassword()
  stage.answer('changePassword', {})
  change(personaPassword, 'Fresh1234')
  await screen.findByRole('button', { name: 'Change password' })
  expect(taken.tokens).toEqual([])
})

test('what is wrong with the passwords stands at them, before anybody is asked and after @AUT-5 @AUT-7', async () => {
  await openPassword()
  change('', 'abc', 'abd')
  expect(screen.getByText('Current password is a required field')).toBeTruthy()
  expect(screen.getByText('Your password doesn’t meet all the rules yet.')).toBeTruthy()
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(document.activeElement).toBe(secret('Current password'))
  expect(stage.calls('changePassword')).toHaveLength(0)
  change('Wrong1234', 'Fresh1234')
  expect(await screen.findByText('Wrong password. Try again.')).toBeTruthy()
  expect(secret('Current password').getAttribute('aria-invalid')).toBe('true')
  const fields = { new_password: 'You have had this one before' }
  const body = { error: { code: 'validation', message: 'No', fields } }
  stage.fault({ endpoint: 'changePassword', status: 422, body })
  change(personaPassword, 'Fresh1234')
  expect(await screen.findByText(fields.new_password)).toBeTruthy()
  expect(document.activeElement).toBe(secret('New password'))
})

test('a lost answer is reported, and sent once; a refusal of the present password then says why @AUT-7 FT-28', async () => {
  await openPassword()
  stage.fault({ endpoint: 'changePassword', status: 500, times: 1, after: true, body: '' })
  change(personaPassword, 'Fresh1234')
  const mayBe = /^Your password may have changed/
  expect((await screen.findByText(mayBe)).closest('[role=alert]')).toBeTruthy()
  expect(stage.calls('changePassword')).toHaveLength(1)
  change(personaPassword, 'Other1234')
  expect(await screen.findByText('Wrong password. Try again.')).toBeTruthy()
  expect(screen.getByText(mayBe)).toBeTruthy()
  expect(stage.calls('changePassword')).toHaveLength(2)
})

test('password managers learn whose password changes @AUT-7', async () => {
  await openPassword()
  const name = () => document.querySelector<HTMLInputElement>('input[autocomplete=username]')
  await waitFor(() => expect([name()?.value, name()?.hidden]).toEqual(['verified@example.com', true]))
  expect(secret('Current password').autocomplete).toBe('current-password')
  expect(secret('New password').autocomplete).toBe('new-password')
})

test('a club that does not say that its platform changes passwords has no such part @AUT-7', async () => {
  show()
  await screen.findByText('In use now')
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})
