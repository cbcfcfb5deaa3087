// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CardNumberField } from '#islands/shared/card-number.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Card number')
const show = (props: object = {}) => render(<CardNumberField label="Card number" name="card" {...props} />)
/** Does what a browser does when the member has typed or erased: the text and the caret are there before the event. */
const write = (drawn: string, event: object = {}) => {
  const caret = drawn.indexOf('|')
  const input = field()
  input.focus()
  input.value = drawn.replace('|', '')
  input.setSelectionRange(caret, caret)
  fireEvent(input, new InputEvent('input', { bubbles: true, ...event }))
}
const shown = () => {
  const { value, selectionStart } = field()
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}

test('a member writes the number in groups of four, and the caret stays where she writes @REG-5 @PRF-5 @BI-13', () => {
  show()
  write('12345|')
  expect(shown()).toBe('1234 5|')
  write('12934| 5')
  expect(shown()).toBe('1293 4|5')
})

test('a pasted number of 17 digits stays whole @REG-5 @BI-13', () => {
  show()
  write('1234-5678-9012-34567|')
  expect(shown()).toBe('1234 5678 9012 3456 7|')
})

test('erasing the gap between two groups takes the digit beyond it @REG-5 @PRF-5', () => {
  show()
  write('1234|5678', { inputType: 'deleteContentBackward' })
  expect(shown()).toBe('123|5 678')
  write('1235|678', { inputType: 'deleteContentForward' })
  expect(shown()).toBe('1235| 78')
})

test('what an input method composes is left alone until it is done @REG-5 @BI-13', () => {
  show()
  write('１２３４５|', { isComposing: true })
  expect(shown()).toBe('１２３４５|')
  fireEvent.compositionEnd(field())
  expect(shown()).toBe('1234 5|')
})

test('a number that comes in while the member is elsewhere takes no focus @PRF-5', () => {
  show()
  fireEvent.input(field(), { target: { value: '1234567890123456' } })
  expect(field().value).toBe('1234 5678 9012 3456')
  expect(document.activeElement).toBe(document.body)
})

test('the number is never mirrored into an attribute, nor remembered by the browser @REG-5 @XS-23', () => {
  const heard = vi.fn()
  show({ onInput: () => heard(field().value) })
  write('1234567890123456|')
  expect(heard.mock.calls).toEqual([['1234 5678 9012 3456']])
  expect(field().hasAttribute('value')).toBe(false)
  expect(document.body.innerHTML).not.toContain('1234')
  expect([field().autocomplete, field().inputMode, field().name]).toEqual(['off', 'numeric', 'card'])
})

test('a button to scan stands inside the field @PRF-5', () => {
  show({ scan: <button type="button">Scan</button> })
  expect(field().parentElement?.contains(screen.getByRole('button', { name: 'Scan' }))).toBe(true)
})
