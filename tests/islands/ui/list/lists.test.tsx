// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadMore } from '#islands/ui/list/load-more.tsx'
import { type Column, Table } from '#islands/ui/list/table.tsx'
import { TileList } from '#islands/ui/shapes/list-screen.tsx'

interface Row {
  id: string
  at: string
  points: string
}
const columns: Column<Row>[] = [
  { key: 'at', header: 'Date', place: 'lesser', render: ({ at }) => at },
  { key: 'points', header: 'Points', place: 'value', render: ({ points }) => points },
]

const more = vi.fn()
let meet: (isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        meet = (isIntersecting) => act(() => seen([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        meet = () => {}
      }
    },
  )
})

test('a screen reader meets a table with its name, headers and cells, whatever its styles @TRX-1', () => {
  const rows = [
    { id: '1', at: '20. 11. 2026', points: '+125' },
    { id: '2', at: '19. 11. 2026', points: '−300' },
  ]
  render(<Table caption="Transactions" columns={columns} rowId={({ id }) => id} rows={rows} />)
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Date', 'Points'])
  expect(screen.getAllByRole('cell').map((one) => one.textContent)).toEqual([
    '20. 11. 2026',
    '+125',
    '19. 11. 2026',
    '−300',
  ])
})

test('a member without a mouse asks for more by the button @TRX-1 @SES-10', () => {
  render(<LoadMore loading={false} more onMore={more} />)
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(more).toHaveBeenCalledTimes(1)
})

test('the next page is asked for when the end comes near @SES-10', () => {
  render(<LoadMore loading={false} more onMore={more} />)
  meet(false)
  expect(more).not.toHaveBeenCalled()
  meet(true)
  expect(more).toHaveBeenCalledTimes(1)
})

test('while a page is on its way no other is asked for @SES-10', () => {
  render(<LoadMore loading more onMore={more} />)
  meet(true)
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(more).not.toHaveBeenCalled()
})

test('after a failure only a press tries again @SES-10 @FT-05', () => {
  render(<LoadMore failed="The network is away" loading={false} more onMore={more} />)
  expect(screen.getByRole('alert').textContent).toBe('The network is away')
  meet(true)
  expect(more).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(more).toHaveBeenCalledTimes(1)
})

test('a list at its end offers nothing more @SES-10', () => {
  render(<LoadMore loading={false} more={false} onMore={more} />)
  expect(screen.queryByRole('button')).toBe(null)
})

test('an end that stays near asks once, though the list has not drawn yet that its call is under way @SES-10 @FT-05', async () => {
  const fetchNextPage = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: { isIntersecting: boolean }[]) => void
      private isObserving = false
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        this.isObserving = true
        // Twice is once too often already: who asks at every drawing would never end.
        const isNear = fetchNextPage.mock.calls.length < 2
        queueMicrotask(() => this.isObserving && this.seen([{ isIntersecting: isNear }]))
      }
      disconnect() {
        this.isObserving = false
      }
    },
  )
  const items = Array.from({ length: 20 }, (_, index) => index)
  const quiet = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false }
  const list = (state: Partial<typeof quiet>, callError?: 'server') => (
    <TileList
      answer={{ ...quiet, ...state, fetchNextPage }}
      callError={callError}
      className=""
      first={2}
      items={items}
    >
      {(item) => <li key={item}>{item}</li>}
    </TileList>
  )
  const { rerender } = render(list({}))
  await act(async () => {})
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  rerender(list({ isFetchingNextPage: true }))
  rerender(list({ isFetchNextPageError: true }, 'server'))
  await act(async () => {})
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
})

test('a list draws its first screen in its first pass and the rest in the next, and asks for no more meanwhile @FST-1', async () => {
  const passes: [drawn: number, hasFoot: boolean][] = []
  const answer = {
    ...{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false },
    fetchNextPage: more,
  }
  const items = Array.from({ length: 20 }, (_, index) => index)
  const note = () =>
    passes.push([document.querySelectorAll('li').length, screen.queryByRole('button') !== null])
  render(
    <Profiler id="list" onRender={note}>
      <TileList answer={answer} callError={undefined} className="" first={2} items={items}>
        {(item) => <li key={item}>{item}</li>}
      </TileList>
    </Profiler>,
  )
  await act(async () => {})
  expect([passes[0], passes.at(-1)]).toEqual([
    [6, false],
    [20, true],
  ])
})
