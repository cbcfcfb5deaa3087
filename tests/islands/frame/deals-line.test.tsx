// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DealsLineIsland } from '#islands/frame/deals-line.island.tsx'
import { setStage } from './stage.ts'

const stage = setStage()
const show = (general: Readonly<Record<string, unknown>> = { 'GENERAL.web': true }) => {
  stage.club(general)
  stage.member()
  return render(<DealsLineIsland />)
}
const line = () => screen.findByRole('button', { name: 'Offers for you' })

test('the line is built empty @C8 @FRM-5', () => {
  expect(renderToString(<DealsLineIsland />)).toMatch(/^<div class="[^"]+"><\/div>$/)
})

test('a member on a phone unfolds the deals and folds them again @C8 @FRM-5', async () => {
  show()
  const button = await line()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('article')).toBeNull()
  fireEvent.click(button)
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(stage.calls('listDeals')).toHaveLength(1)
  fireEvent.click(button)
  expect(screen.queryByRole('article')).toBeNull()
})

test('where the club has no deals there is no line @C8 @FRM-5', async () => {
  stage.answer('listDeals', { deals: [] })
  show()
  await waitFor(() => expect(stage.calls('listDeals')).toHaveLength(1))
  await act(async () => {})
  expect(screen.queryByRole('button')).toBeNull()
})

test('a club without the web area has no sidebar, and no line in its place @C8 @FRM-5', async () => {
  show({ 'GENERAL.web': false, 'GENERAL.dashboard': true })
  await act(async () => {})
  expect(screen.queryByRole('button')).toBeNull()
  expect(stage.calls('listDeals')).toEqual([])
})
