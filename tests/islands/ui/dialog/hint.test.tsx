// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Hint } from '#islands/ui/dialog/hint.tsx'

const show = vi.fn()
const hide = vi.fn()
const dismissed = vi.fn()

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
})

const hinted = (open = false) => (
  <Hint onDismiss={dismissed} open={open} text="Not enough points">
    {(described) => (
      <button type="button" {...described}>
        Use
      </button>
    )}
  </Hint>
)
const button = () => screen.getByRole('button', { name: 'Use' })

test('a member hears the reason with the name of the button @CPN-2', () => {
  render(hinted())
  const id = button().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Not enough points')
  expect(show).not.toHaveBeenCalled()
})

test('the reason shows on hover by mouse and goes with it @CPN-2', () => {
  render(hinted())
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  expect(show).toHaveBeenCalledTimes(1)
  fireEvent.pointerOut(button(), { pointerType: 'mouse' })
  expect(hide).toHaveBeenCalledTimes(1)
})

test('the reason shows on focus and goes with Escape @CPN-2', () => {
  render(hinted())
  fireEvent.focus(button())
  expect(show).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(button(), { key: 'Escape' })
  expect(hide).toHaveBeenCalledTimes(1)
  expect(dismissed).toHaveBeenCalledTimes(1)
})

test('Escape takes a reason away that the pointer has called, wherever the focus is, and nothing around it @CPN-2 @ACC-1', () => {
  const around = vi.fn()
  document.addEventListener('keydown', around)
  render(hinted())
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(hide).toHaveBeenCalledTimes(1)
  expect(around).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(around).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', around)
})

test('the reason shows on a touch, which has no hover @CPN-2', () => {
  render(hinted())
  fireEvent.click(button())
  expect(show).toHaveBeenCalledTimes(1)
  fireEvent.blur(button())
  expect(hide).toHaveBeenCalledTimes(1)
})

test('a press elsewhere ends what a press began, in browsers too that focus no pressed button @CPN-2', () => {
  render(
    <>
      {hinted()}
      <p>Elsewhere</p>
    </>,
  )
  fireEvent.click(button())
  fireEvent.pointerDown(button())
  expect(hide).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(hide).toHaveBeenCalledTimes(1)
  expect(dismissed).toHaveBeenCalledTimes(1)
})

test('a control keeps the focus when its reason goes, as when a coupon’s time comes @CPN-2 @CPN-3', () => {
  const use = (text: string | undefined) => (
    <Hint text={text}>{(described) => <button {...described}>Use</button>}</Hint>
  )
  const { rerender } = render(use('Not valid yet'))
  const before = button()
  before.focus()
  rerender(use(undefined))
  expect(document.activeElement).toBe(button())
  expect(button()).toBe(before)
  expect(before.hasAttribute('aria-describedby')).toBe(false)
})

test('the reason is held open from outside @CPN-2', () => {
  const { rerender } = render(hinted(true))
  expect(show).toHaveBeenCalledTimes(1)
  rerender(hinted(false))
  expect(hide).toHaveBeenCalledTimes(1)
})

test('a control without a reason stands alone, and nothing is dismissed as the focus moves on to what it opens @CPN-2 @CPN-5', () => {
  render(
    <Hint onDismiss={dismissed} text={undefined}>
      {() => <button type="button">Use</button>}
    </Hint>,
  )
  expect(screen.queryByRole('tooltip', { hidden: true })).toBe(null)
  fireEvent.focus(button())
  fireEvent.click(button())
  fireEvent.blur(button())
  fireEvent.pointerDown(document.body)
  expect(dismissed).not.toHaveBeenCalled()
})

test('the reason shows in a browser without popovers too @CPN-2 @A5', () => {
  Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined })
  render(hinted())
  const bubble = () => screen.getByRole('tooltip', { hidden: true })
  expect(bubble().hasAttribute('data-open')).toBe(false)
  fireEvent.focus(button())
  expect(bubble().hasAttribute('data-open')).toBe(true)
  fireEvent.keyDown(button(), { key: 'Escape' })
  expect(bubble().hasAttribute('data-open')).toBe(false)
})
