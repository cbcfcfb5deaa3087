// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ToastsIsland } from '#islands/frame/toasts.island.tsx'
import { $toasts, dismissToast, raiseError, raiseNotice } from '#machines/frame/toasts.ts'

beforeEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id)
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
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss notification' }))
  expect(screen.queryByText('Saved.')).toBeNull()
  expect($toasts.get()).toEqual([])
})

test('a hundred failures are at most ten toasts, the same one once with a count FT-30 @FRM-10', () => {
  for (let call = 0; call < 100; call += 1) raiseError(`failure ${call}`)
  expect($toasts.get()).toHaveLength(10)
  expect($toasts.get().at(-1)?.text).toBe('failure 99')
  for (let call = 0; call < 100; call += 1) raiseError('failure 99')
  expect($toasts.get()).toHaveLength(10)
  expect($toasts.get().at(-1)?.count).toBe(101)
})

test('a notice in the words of a failure, and a toast after one that has gone, are toasts of their own @FRM-10', () => {
  for (const text of ['a', 'b', 'a']) raiseError(text)
  raiseNotice('a')
  const counted = () => $toasts.get().map(({ kind, text, count }) => [kind, text, count])
  expect(counted()).toEqual([
    ['error', 'a', 2],
    ['error', 'b', 1],
    ['notice', 'a', 1],
  ])
  const [, , { id = 0 } = {}] = $toasts.get()
  dismissToast(id)
  raiseError('c')
  expect($toasts.get().map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect($toasts.get().at(-1)?.id).toBe(id + 1)
})
