// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastsIsland } from '#islands/frame/toasts.island.tsx'
import { $toasts, dismissToast, raiseError, raiseNotice } from '#machines/frame/toasts.ts'

afterEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id)
  cleanup()
})

test('nothing stands before the first toast, and then it is read out @FRM-10', async () => {
  const { container } = render(<ToastsIsland />)
  expect(container.innerHTML).toBe('')
  act(() => raiseError('The server says no.'))
  const region = within(await screen.findByRole('region', { name: 'Notifications' }))
  expect((await region.findByRole('alert')).textContent).toBe('The server says no.')
})

test('a member sends a toast away, and it is gone from the page @FRM-10', async () => {
  render(<ToastsIsland />)
  act(() => raiseNotice('Saved.'))
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the notification' }))
  expect(screen.queryByText('Saved.')).toBeNull()
  expect($toasts.get()).toEqual([])
})
