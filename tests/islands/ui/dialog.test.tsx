// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyDialog, loadDialog } from '#islands/ui/dialog-lazy.tsx'
import { LazyDrawer } from '#islands/ui/drawer-lazy.tsx'

afterEach(cleanup)

const closed = vi.fn()

function Place({ drawer = false }: { drawer?: boolean }) {
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
      {drawer ? (
        <LazyDrawer close="Close" label="Menu" onClose={close} open={open}>
          <a href="/coupons">Coupons</a>
        </LazyDrawer>
      ) : (
        <LazyDialog
          actions={<button type="button">Activate</button>}
          close="Close"
          onClose={close}
          open={open}
          title="Activate the coupon?"
        >
          <p>30 minutes</p>
        </LazyDialog>
      )}
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
  closed.mockReset()
  if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
  else fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(closed).toHaveBeenCalledTimes(1)
})

test.each([
  ['while its code is on its way', false],
  ['in the frame in which it is drawn', true],
])('Escape pressed %s closes a dialog all the same, once @CPN-5', async (_, fetched) => {
  if (fetched) await loadDialog()
  render(<Place />)
  closed.mockReset()
  fireEvent.click(screen.getByRole('button', { name: 'Use coupon' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toHaveBeenCalledTimes(1)
  await loadDialog()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('Escape that ends the choice of a character leaves the dialog @CPN-5', async () => {
  render(<Place />)
  await open('Activate the coupon?')
  closed.mockReset()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(closed).not.toHaveBeenCalled()
})

test('a drawer is a named dialog that gives the focus back @FRM-4', async () => {
  render(<Place drawer />)
  const { button, dialog } = await open('Menu')
  expect(screen.getByRole('link', { name: 'Coupons' })).toBeTruthy()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
