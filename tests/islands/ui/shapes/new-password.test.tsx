// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NewPassword } from '#islands/ui/shapes/new-password.tsx'

const nothing = () => {}

function Form({ errors = {}, onTyped = nothing }: Partial<Parameters<typeof NewPassword>[0]>) {
  return (
    <form>
      <NewPassword errors={errors} onTyped={onTyped} />
      <button type="submit">Save</button>
    </form>
  )
}

const password = () => screen.getByLabelText<HTMLInputElement>('New password')
const repeat = () => screen.getByLabelText<HTMLInputElement>('Repeat password')
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } })
const heard = () => screen.getByRole('status').textContent
const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

test('a member sees and hears each demand on her password tick off as it is met @AUT-5', () => {
  const { container } = render(<Form />)
  const ticks = () =>
    [...container.querySelectorAll('[data-met]')].map((rule) => rule.getAttribute('data-met'))
  expect(ticks()).toEqual(['false', 'false', 'false', 'false'])
  expect(heard()).toBe('')
  type(password(), 'abc')
  expect(ticks()).toEqual(['false', 'true', 'false', 'false'])
  expect(heard()).toBe('A lowercase letter: done')
  type(password(), 'abcD1')
  expect(heard()).toBe('An uppercase letter: done, A digit: done')
  type(password(), 'abcd1')
  expect(heard()).toBe('An uppercase letter: still missing')
  type(password(), 'Abcdefg1')
  expect(ticks()).toEqual(['true', 'true', 'true', 'true'])
  expect(heard()).toBe('Your password meets all the rules.')
})

test('what is met is told apart without colours: by its picture, and by a word for those who listen @AUT-5', () => {
  render(<Form />)
  type(password(), 'a')
  expect(described(password())).toBe(
    'At least 8\u00a0characters: still missing. A lowercase letter: done. An uppercase letter: still missing. A digit: still missing. ',
  )
  const [length, lowercase] = ['At least 8 characters', 'A lowercase letter'].map(
    (text) => screen.getByText(text).closest('[data-met]')?.querySelector('svg')?.innerHTML,
  )
  expect(length).not.toBe(lowercase)
})

test('both fields take a new password from a password manager, of any length @AUT-5 BI-14', () => {
  render(<Form />)
  for (const input of [password(), repeat()]) {
    expect(input.autocomplete).toBe('new-password')
    expect(input.type).toBe('password')
    expect(input.maxLength).toBe(-1)
  }
})

test('a repeat that differs is told when the field is left, and taken back when either is changed @AUT-5', () => {
  render(<Form />)
  type(password(), 'Abcdefg1')
  type(repeat(), 'Abcdefg')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  fireEvent.blur(repeat())
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(repeat().getAttribute('aria-invalid')).toBe('true')
  type(password(), 'Abcdefg')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  fireEvent.blur(repeat())
  expect(screen.queryByText('Passwords do not match')).toBeNull()
})

test('an empty repeat is no error yet when its field is left @AUT-5', () => {
  render(<Form />)
  type(password(), 'Abcdefg1')
  fireEvent.blur(repeat())
  expect(repeat().hasAttribute('aria-invalid')).toBe(false)
})

test('what a submission found stands at its field, before the demands @AUT-5 @REG-3', () => {
  const onTyped = vi.fn()
  render(
    <Form errors={{ password: { serverMessage: 'Too common' }, repeat: 'mismatch' }} onTyped={onTyped} />,
  )
  expect(described(password())).toMatch(/^Too commonAt least 8\scharacters/)
  expect(described(repeat())).toBe('Passwords do not match')
  type(password(), 'a')
  type(repeat(), 'a')
  expect(onTyped.mock.calls).toEqual([['password'], ['repeat']])
})

test('a password that was typed before the island ran is looked at too @AUT-5 FT-32', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<Form />)
  within(host).getByLabelText<HTMLInputElement>('New password').value = 'Abcdefg1'
  const mistakes = vi.fn()
  const root = await act(async () => hydrateRoot(host, <Form />, { onRecoverableError: mistakes }))
  expect(password().value).toBe('Abcdefg1')
  expect(host.querySelectorAll('[data-met="true"]')).toHaveLength(4)
  expect(mistakes).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  host.remove()
})
