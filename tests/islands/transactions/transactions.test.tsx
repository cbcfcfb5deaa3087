// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TransactionsIsland } from '#islands/transactions/transactions.island.tsx'
import { chooseLocale } from '#lib/i18n/words.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

afterEach(() => chooseLocale('en'))

const at = (day: number, hour = 9, minute = 7) => new Date(2026, 10, day, hour, minute).getTime() / 1000
const movement = (id: number, parts: object = {}) => ({
  id: String(id),
  at: at(20) - id * 60,
  description: `Purchase ${id}`,
  points: 1250,
  ...parts,
})
const movements = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => movement(first + index))

/** Lets the platform answer the pages one after the other. */
const answer = (...pages: object[][]) =>
  stage.answer('listTransactions', ...pages.map((transactions) => ({ transactions })))
const show = () => {
  stage.member()
  return render(<TransactionsIsland />)
}
/** The movements; the titles of the columns and the months aside. */
const rows = async () => (await screen.findAllByRole('row')).filter((row) => row.dataset.item !== undefined)
const shown = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[2]?.textContent)
/** The months, each with what is said under it. */
const months = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent?.trim()])
const asked = () => stage.calls('listTransactions').map(({ query }) => `${query.offset}+${query.limit}`)
const button = (name: string) => screen.findByRole('button', { name })

test('a member reads date, time, description and points of each movement @TRX-1 @WHL-6', async () => {
  answer([
    movement(1, { at: at(5), points: 125_050 }),
    movement(2, { at: at(4, 23, 59), points: -34_000, description: 'Coupon' }),
    movement(3, { at: at(3, 0, 0), points: 0, description: '' }),
  ])
  show()
  const [first, second, third] = await rows()
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Date',
    'Time',
    'Description',
    'Points',
  ])
  expect(cells(first)).toEqual(['05.\u00a011.\u00a02026', '09:07', 'Purchase 1', '+1,250.5'])
  expect(cells(second)).toEqual(['04.\u00a011.\u00a02026', '23:59', 'Coupon', '−340'])
  expect(cells(third)).toEqual(['03.\u00a011.\u00a02026', '00:00', '', '0'])
  expect(screen.getByRole('table', { name: 'Your transactions, latest first' })).toBeTruthy()
  expect(screen.getByText('No more transactions.')).toBeTruthy()
})

test('a receipt is called so in the history, not by the name of its file @TRX-1 @RCP-1', async () => {
  answer([
    movement(1, { description: 'IMG 0042.JPG' }),
    movement(2, { description: 'invoice-2041.pdf' }),
    movement(3, { description: 'Fuel, station no. 4' }),
  ])
  show()
  expect(await shown()).toEqual(['Receipt', 'Receipt', 'Fuel, station no. 4'])
})

test('points that lapse say when, and those that have lapsed say that, as every day but a transaction’s own is written @TRX-1 @D10', async () => {
  const soon = new Date(2100, 0, 31).getTime() / 1000
  const past = new Date(2020, 1, 29).getTime() / 1000
  answer([
    movement(1, { expires_at: soon }),
    movement(2, { expires_at: past }),
    movement(3, { expires_at: 0 }),
    movement(4, { expires_at: 'soon' }),
  ])
  show()
  expect(await shown()).toEqual([
    'Purchase 1Valid until 31.\u00a001.\u00a02100',
    'Purchase 2Expired on 29.\u00a002.\u00a02020',
    'Purchase 3',
    'Purchase 4',
  ])
})

test('moments and points that no member could read leave their cells empty, never "Invalid Date" or "NaN" @TRX-1 BI-17 BI-18', async () => {
  answer([movement(1, { at: 0, points: '150' }), movement(2, { at: 9e15, points: -1 }), { at: 1, points: 5 }])
  const { container } = show()
  expect(await rows()).toHaveLength(2)
  expect(container.textContent).not.toMatch(/Invalid|NaN|undefined/)
  expect(container.textContent).toContain('+1.5')
  expect(container.textContent).toContain('−0.01')
})

test('each month has a heading with what was earned and spent; one that has not come as a whole says so @PTS-1', async () => {
  const october = new Date(2026, 9, 30, 9).getTime() / 1000
  const full = [
    movement(1),
    movement(2, { points: -500 }),
    ...Array.from({ length: 18 }, (_, index) => movement(10 + index, { at: october - index })),
  ]
  answer(full, [movement(90, { at: october - 99, points: -7 })])
  show()
  await rows()
  expect(months()).toEqual([
    ['November 2026', 'Earned +12.5Spent −5'],
    ['October 2026', 'Earned +225Spent 0Not complete yet'],
  ])
  fireEvent.click(await button('Load more'))
  await waitFor(() => expect(months()[1]).toEqual(['October 2026', 'Earned +225Spent −0.07']))
})

test('a row that could not be read makes no month look complete @PTS-1 @BI-17', async () => {
  answer([movement(1), { id: '2', at: null, points: 'many' }])
  show()
  await rows()
  expect(months()).toEqual([['November 2026', 'Earned +12.5Spent 0Not complete yet']])
})

test('a member without transactions is told how to get some, and her card is one press away @TRX-1', async () => {
  answer([])
  show()
  expect(await screen.findByText(/No transactions yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My card' }).getAttribute('href')).toBe('/card')
  expect(screen.queryByRole('table')).toBe(null)
})

test('a club without cards offers none in the empty history @TRX-1', async () => {
  stage.club({ 'GENERAL.card': false })
  answer([])
  show()
  expect(await screen.findByText(/No transactions yet/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBe(null)
})

test('of ten thousand rows in one answer a page is drawn, and a page more at the end of those @TRX-1 FT-16', async () => {
  answer(movements(0, 10_000))
  show()
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  // A month adds up all that has come, not only what is drawn.
  expect(months()[0]?.[1]).toContain('Earned +125,000')
  fireEvent.click(await button('Load more'))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
  expect(asked()).toEqual(['0+20'])
  expect(screen.getByText('40 transactions shown')).toBeTruthy()
})
