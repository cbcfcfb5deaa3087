// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { PasswordField } from '#islands/ui/form/password-field.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { CodeField } from '#islands/ui/shapes/code-form.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a member hears the error first and then the help of a field @REG-3', () => {
  render(<Field error="City is a required field" help="Where you live" label="City" required />)
  const input = screen.getByLabelText(/City/)
  expect(describedBy(input)).toEqual(['City is a required field', 'Where you live'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field without an error or help refers to nothing @REG-3', () => {
  render(<Field label="City" />)
  const input = screen.getByLabelText('City')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('the place of an error is there before the error, so that it is read out @REG-3', () => {
  const { rerender } = render(<Field label="City" />)
  const place = document.querySelector('[aria-live]')
  rerender(<Field error="City is a required field" label="City" />)
  expect(place?.textContent).toBe('City is a required field')
})

test('a member can look at the password, which is never mirrored into an attribute @AUT-5 @XS-23', () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  fireEvent.input(input, { target: { value: 'Secret123' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('Secret123')
  expect(input.hasAttribute('value')).toBe(false)
})

test.each([
  [' 123 456\n', '123456'],
  ['１２a３４', '1234'],
  ['Your code is 123456.', '123456'],
  // A digit too many is not cut off: that would be another code.
  ['1234567', '1234567'],
])('of %j the code field keeps the digits, and tells them @AUT-2 @BI-16', (typed, code) => {
  const told: string[] = []
  render(<CodeField label="Code" onInput={({ currentTarget }) => told.push(currentTarget.value)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  fireEvent.input(input, { target: { value: typed } })
  expect(input.value).toBe(code)
  expect(told).toEqual([code])
})

test('the keyboard and the messages of the phone know a code field @AUT-2 @BI-16', () => {
  render(<CodeField label="Code" />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})

test('a list asks for a choice before it has one @RWD-2', () => {
  render(
    <SelectField
      label="Venue"
      options={[{ value: '7', label: 'Main street' }]}
      placeholder="Choose a venue"
    />,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('Venue')
  expect(select.value).toBe('')
  fireEvent.change(select, { target: { value: '7' } })
  expect(select.value).toBe('7')
})

test('a member picks one of the ways to a card @REG-1', () => {
  const change = vi.fn()
  render(
    <ChoiceGroup
      defaultValue="later"
      legend="Your card"
      name="card"
      onChange={(event) => change(event.target.value)}
      options={[
        { value: 'existing', label: 'I have a card', help: '16 digits' },
        { value: 'later', label: 'Later' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Your card' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Later' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /I have a card/ }))
  expect(change.mock.calls).toEqual([['existing']])
})
