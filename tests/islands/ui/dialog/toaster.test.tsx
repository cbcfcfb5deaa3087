// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ToastItem } from '#islands/ui/dialog/toaster.tsx'
import { Toaster } from '#islands/ui/dialog/toaster.tsx'

const error: ToastItem = { id: 1, kind: 'error', text: 'Not enough points', count: 1 }
const notice: ToastItem = { id: 2, kind: 'notice', text: 'Saved', count: 1 }
const dismiss = vi.fn()
const show = (...items: ToastItem[]) => (
  <Toaster close="Close" items={items} label="Messages" onDismiss={dismiss} />
)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** jsdom has no pointer events of its own. */
const pointer = (element: Element, type: string, clientX: number) => {
  const event = new MouseEvent(type, { bubbles: true, clientX })
  Object.defineProperty(event, 'pointerType', { value: 'touch' })
  fireEvent(element, event)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})

test('an error leaves after 5 seconds, a notice after 3 @FRM-10', () => {
  render(show(error, notice))
  pass(2999)
  expect(dismiss).not.toHaveBeenCalled()
  pass(1)
  expect(dismiss.mock.calls).toEqual([[2]])
  pass(2000)
  expect(dismiss.mock.calls).toEqual([[2], [1]])
})

test('a member who points at an error has all the time that was left @FRM-10', () => {
  render(show(error))
  pass(4000)
  const toast = screen.getByRole('listitem')
  fireEvent.pointerEnter(toast)
  pass(60_000)
  expect(dismiss).not.toHaveBeenCalled()
  fireEvent.pointerLeave(toast)
  pass(999)
  expect(dismiss).not.toHaveBeenCalled()
  pass(1)
  expect(dismiss.mock.calls).toEqual([[1]])
})

test('toasts stay for a member who wants to close them herself @FRM-10 @ACC-1', () => {
  render(<Toaster close="Close" items={[error, notice]} label="Messages" onDismiss={dismiss} stay />)
  pass(3_600_000)
  expect(dismiss).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(dismiss.mock.calls).toEqual([[1]])
})

test('an error waits for a member who looks at another window @FRM-10', () => {
  render(show(error))
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('blur')))
  pass(60_000)
  expect(dismiss).not.toHaveBeenCalled()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('focus')))
  pass(5000)
  expect(dismiss.mock.calls).toEqual([[1]])
})

test('a notice goes when it is clicked, an error by its cross only @FRM-10', () => {
  render(show(error, notice))
  fireEvent.click(screen.getByText('Saved'))
  fireEvent.click(screen.getByText('Not enough points'))
  expect(dismiss.mock.calls).toEqual([[2]])
  const [cross] = screen.getAllByRole('button', { name: 'Close' })
  fireEvent.click(cross as HTMLElement)
  expect(dismiss.mock.calls).toEqual([[2], [1]])
})

test('a swipe of 80 percent of the width dismisses, a shorter one falls back @FRM-10', () => {
  render(show(error))
  const toast = screen.getByRole('listitem')
  vi.spyOn(toast, 'offsetWidth', 'get').mockReturnValue(400)
  pointer(toast, 'pointerdown', 10)
  pointer(toast, 'pointermove', 300)
  expect(toast.style.getPropertyValue('--drag')).toBe('290px')
  pointer(toast, 'pointerup', 329)
  expect(dismiss).not.toHaveBeenCalled()
  expect(toast.style.getPropertyValue('--drag')).toBe('')
  pointer(toast, 'pointerdown', 10)
  pointer(toast, 'pointerup', 330)
  expect(dismiss.mock.calls).toEqual([[1]])
})

test('the same text again shows how often and stays its whole time anew @FRM-10 @FT-30', () => {
  const { rerender } = render(show(error))
  pass(4999)
  rerender(show({ ...error, count: 2 }))
  expect(screen.getByText('×2')).toBeTruthy()
  pass(4999)
  expect(dismiss).not.toHaveBeenCalled()
  pass(1)
  expect(dismiss).toHaveBeenCalledTimes(1)
})

test('toasts are a named region whose errors are read out at once @FRM-10', () => {
  render(show(error))
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Not enough points')
})
