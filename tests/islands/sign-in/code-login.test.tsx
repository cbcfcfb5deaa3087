// @vitest-environment jsdom

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CodeLoginIsland } from '#islands/sign-in/code-login.island.tsx'
import { sentCodeKey } from '#lib/browser/storage-keys.ts'
import { ask } from '#sandbox/ask.ts'
import { taken, went } from '../led.ts'
import { openStage } from '../visitor-stage.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => (await import('../led.ts')).navigation(original))
vi.mock('#machines/start/portal.ts', async () => (await import('../led.ts')).portal)

const stage = openStage({ 'MEMBER_AUTHENTICATION.sms_login': true })
const phone = '+353209100001'
const now = () => Date.now() / 1000

/** Stores the data that the step before hands over. */
const handOver = (parts: object = {}) =>
  sessionStorage.setItem(
    sentCodeKey,
    JSON.stringify({
      phone,
      shown: '+353 20 910 0001',
      length: 6,
      expires_at: now() + 300,
      resend_at: now() + 60,
      ...parts,
    }),
  )
/** Has the platform send a code to the member's phone, and opens the page that takes it. */
const arrive = async (parts: object = {}): Promise<string> => {
  await ask(stage.sandbox, 'requestSignInCode', { body: { phone } })
  stage.sandbox.controls.clearLog()
  handOver(parts)
  render(<CodeLoginIsland />)
  return newest()
}
const newest = (): string => stage.sandbox.controls.outbox()[0]?.code ?? ''

const field = () => screen.getByLabelText<HTMLInputElement>('Code from the SMS')
const put = (text: string) => fireEvent.input(field(), { target: { value: text } })
const type = (text: string) => {
  for (let length = 1; length <= text.length; length += 1) put(text.slice(0, length))
}
const again = () => screen.getByRole('button', { name: 'Resend code' })

test.each([
  ['nothing', undefined],
  ['nonsense', '{'],
  ['half of it', '{"phone":"+353209100001"}'],
])(
  'the page of the code without a phone (%s was kept) goes back to the start and shows no form @AUT-3',
  (_, kept) => {
    if (kept) sessionStorage.setItem(sentCodeKey, kept)
    render(<CodeLoginIsland />)
    expect(went).toEqual(['replace /'])
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test('before she enters her code a member is told that it is sent with its last digit @AUT-2 @ACC-1', async () => {
  await arrive()
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ')
  const help = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(help).toMatch(/^6\sdigits\. We send the code when you enter the last one\.$/)
})

test('a number that was handed over as digits alone is said as digits @AUT-2', async () => {
  await arrive({ shown: undefined })
  expect(await screen.findByText('We’ve sent a code to +353209100001.')).toBeDefined()
})

test('a member types the code of the SMS and is in @AUT-2 @SES-7', async () => {
  const code = await arrive()
  expect(await screen.findByText('We’ve sent a code to +353 20 910 0001.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  type(code.slice(0, -1))
  expect(stage.logins()).toEqual([])
  type(code)
  await waitFor(() => expect(taken).toHaveLength(1))
  expect(sessionStorage.getItem(sentCodeKey)).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
})

test('a code that has expired says so on arrival @AUT-2', async () => {
  await arrive({ expires_at: now() - 10, resend_at: now() - 100 })
  expect(await screen.findByText('This code has expired. Get a new one.')).toBeDefined()
  expect(again().getAttribute('aria-disabled')).toBeNull()
})

test('until another code may be asked for, the button says when and does nothing; a reload does not forget it @AUT-2', async () => {
  await arrive({ resend_at: now() + 42 })
  const wait = await screen.findByText('You can resend the code in 42 seconds.')
  expect(again().getAttribute('aria-disabled')).toBe('true')
  expect(again().getAttribute('aria-describedby')).toBe(wait.id)
  act(() => again().click())
  expect(stage.logins()).toEqual([])
})

test('a member who mistyped her number goes back and finds it there @AUT-2', async () => {
  await arrive()
  expect(screen.getByRole('link', { name: 'Use another phone number' }).getAttribute('href')).toBe('/')
})
