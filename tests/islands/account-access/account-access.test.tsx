// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AccountAccessIsland } from '#islands/account-access/account-access.island.tsx'
import { passkeysQuery, sessionsQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

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
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
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
  fireEvent.click(question.getByRole('button', { name: 'Remove the number' }))
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
  const device = await screen.findByText('This device')
  const limit = await screen.findByRole('heading', { name: 'Spending limit' })
  for (const endpoint of optional) stage.fault({ endpoint, status: 500, body: '' })
  await act(() => queryClient.refetchQueries({ queryKey: sessionsQuery.queryKey }))
  expect(queryClient.getQueryState(sessionsQuery.queryKey)?.status).toBe('error')
  expect(device.isConnected && limit.isConnected).toBe(true)
})

test('a device that was logged out meanwhile goes from the list, and one that could not be says so in its row @LCK-2 FT-28', async () => {
  stage.sandbox.controls.signIn('verified')
  stage.fault({ endpoint: 'endSession', status: 500, times: 1, body: '' })
  stage.fault({ endpoint: 'endSession', status: 404, times: 1, body: '' })
  show()
  const end = () => screen.getAllByRole('button', { name: /^Log out there/ })
  await screen.findAllByRole('button', { name: /^Log out there/ })
  const before = end().length
  fireEvent.click(end()[0] as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toMatch(/It may have worked all the same/)
  fireEvent.click(end()[0] as HTMLElement)
  await waitFor(() => expect(stage.calls('endSession')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(before).toBeGreaterThan(0)
})

test.each([
  ['', 'Limit in points is a required field'],
  ['five', 'Enter a whole number such as 500'],
  ['2000000', /^Enter at most/],
])('a typed limit of "%s" is no limit, and nothing is asked @LCK-2', async (typed, mistake) => {
  show()
  const limit = await screen.findByLabelText<HTMLInputElement>('Limit in points')
  fireEvent.input(limit, { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the limit' }))
  expect(await screen.findByText(mistake)).toBeTruthy()
  expect(document.activeElement).toBe(limit)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.input(limit, { target: { value: '5' } })
  expect(screen.queryByText(mistake)).toBeNull()
})
