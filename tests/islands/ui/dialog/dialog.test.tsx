// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LazyDialog, loadDialog } from '#islands/ui/dialog/dialog-lazy.tsx'

const closed = vi.fn()

function Place() {
  const [open, setOpen] = useState(false)
  const close = () => {
    closed()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Use coupon
      </button>
      <LazyDialog
        actions={<button type="button">Activate</button>}
        close="Close"
        onClose={close}
        open={open}
        title="Activate the coupon?"
      >
        <p>30 minutes</p>
      </LazyDialog>
    </>
  )
}

const open = async (name: string) => {
  const button = screen.getByRole('button', { name: 'Use coupon' })
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { button, dialog }
}

test('a dialog is not there until it first opens, then holds the focus and has its title as name @CPN-5', async () => {
  render(<Place />)
  expect(screen.queryByRole('dialog')).toBe(null)
  const { dialog } = await open('Activate the coupon?')
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy()
})

test.each(['Escape', 'the cross'])('a dialog closed by %s gives the focus back @CPN-5', async (way) => {
  render(<Place />)
  const { button, dialog } = await open('Activate the coupon?')
  if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
  else fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('Back closes a dialog, and the page stays where it is, with the focus where it was @B11', async () => {
  render(<Place />)
  const address = location.href
  const { button } = await open('Activate the coupon?')
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(closed).toHaveBeenCalledTimes(1)
  expect(location.href).toBe(address)
})

test.each([
  ['while its code is on its way', false],
  ['in the frame in which it is drawn', true],
])('Escape pressed %s closes a dialog all the same, once @CPN-5', async (_, fetched) => {
  if (fetched) await loadDialog()
  render(<Place />)
  fireEvent.click(screen.getByRole('button', { name: 'Use coupon' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toHaveBeenCalledTimes(1)
  await loadDialog()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a press around a dialog closes it on release, and moving away takes it back @CPN-5 @ACC-1', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 1000 })
  render(<Place />)
  const { dialog } = await open('Activate the coupon?')
  const around = dialog.parentElement as HTMLElement
  // The second press of a double one.
  fireEvent.pointerDown(around)
  fireEvent.click(around)
  expect(closed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  // A press that begins in the dialog, such as a choice of text, and ends beside it.
  fireEvent.pointerDown(dialog)
  fireEvent.click(around)
  // One that begins beside it and is taken back.
  fireEvent.pointerDown(around)
  fireEvent.click(dialog)
  expect(closed).not.toHaveBeenCalled()
  fireEvent.pointerDown(around)
  expect(closed).not.toHaveBeenCalled()
  fireEvent.click(around)
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a member who is at a button of a dialog before it gives the focus stays there @CPN-5 @VER-2', async () => {
  await loadDialog()
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  render(<Place />)
  fireEvent.click(screen.getByRole('button', { name: 'Use coupon' }))
  const activate = await screen.findByRole('button', { name: 'Activate' })
  activate.focus()
  act(() => {
    for (let frame = 0; frame < 5; frame++) vi.advanceTimersToNextFrame()
  })
  expect(document.activeElement).toBe(activate)
  // The dialog holds the focus by now: it comes back from outside.
  screen.getByText('Use coupon').focus()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('Escape that ends the choice of a character leaves the dialog @CPN-5', async () => {
  render(<Place />)
  await open('Activate the coupon?')
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(closed).not.toHaveBeenCalled()
})

test('a dialog whose movement out ended before anybody listened is gone all the same @CPN-5', async () => {
  // A document without drawing knows no movement: it has one here, and never tells of its end.
  const styleOf = getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo)
    return new Proxy(style, {
      get: (_style, name) => {
        if (name === 'animationName')
          return (element as HTMLElement).dataset.state === 'closed' ? 'sink' : 'rise'
        if (name === 'animationDuration') return '0.2s'
        const value: unknown = Reflect.get(style, name, style)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  })
  render(<Place />)
  fireEvent.click(screen.getByRole('button', { name: 'Use coupon' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  const parts = () => document.querySelectorAll('[data-part=content], [data-part=backdrop]').length
  await waitFor(() => expect(parts()).toBe(0))
})
