// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoalCard } from '#islands/dashboard/goal-card.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

/** The goal of a member who has 4,250.5 points, of which 120 lapse next. */
const show = (fields: object = {}) => {
  const reward = { id: 'toolbox', name: 'Toolbox', points: 1_250_000, fulfilment: ['pickup'], ...fields }
  stage.answer('getReward', { reward })
  stage.member()
  return render(<GoalCard id="toolbox" />)
}

test.each([
  ['is reached', { points: 425_050 }, 'You have enough points.'],
  ['is out of stock', { points: 100, stock: 0 }, 'This reward is out of stock.'],
])('a goal that %s promises no more than that @PTS-2', async (_, fields, text) => {
  const { container } = show(fields)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(container.textContent).not.toMatch(/to go|About|before you get there/)
})

test('without enough history nothing is said of the time, and the reason is @PTS-2', async () => {
  const now = Date.now() / 1000
  const transactions = [1, 2, 3, 4].map((id) => ({
    id,
    at: now - id * 86_400,
    description: 'Fuel',
    points: 900,
  }))
  stage.answer('listTransactions', { transactions })
  const { container } = show()
  expect(await screen.findByText('Not enough history yet to say how long it will take.')).toBeTruthy()
  expect(container.textContent).toMatch(/8,249\.5\spoints to go/)
  expect(container.textContent).not.toContain('About')
})

test('she reads what she can have with what would lapse, never more than there is @PTS-2', async () => {
  stage.answer('listRewards', {
    rewards: [
      { id: 'a', name: 'Apron', points: 5000, stock: 1, fulfilment: ['pickup'] },
      { id: 'b', name: 'Bag', points: 11_000, stock: 0, fulfilment: ['pickup'] },
      { id: 'c', name: null, points: null, stock: null, fulfilment: null },
      { id: 'd', name: 'Dear', points: '99999900', stock: '5', fulfilment: ['pickup'] },
    ],
  })
  show()
  const link = await screen.findByRole('link', { name: 'Apron' })
  expect(link.getAttribute('href')).toBe('/reward/a')
  expect(link.parentElement?.textContent).toMatch(
    /^With the\s120\spoints that would expire, you can get:\sApron$/,
  )
})
