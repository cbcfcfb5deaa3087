// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'

const refetch = vi.fn()
const pending = { data: undefined, error: null, isFetching: true, refetch }
const known = { data: { name: 'Ann' }, error: null, isFetching: false, refetch }
const failed = { data: undefined, error: { status: 500 }, isFetching: false, refetch }
const stale = { ...known, error: { failure: 'network' } }

type Props = Pick<Parameters<typeof QueryScreen<{ name: string }>>[0], 'query' | 'bare' | 'card' | 'stale'>

const drawn = (props: Props) => (
  <QueryScreen {...props} skeleton={<i>skeleton</i>}>
    {({ name }, callError) => <p>{callError ? `${name}, ${callError}` : name}</p>}
  </QueryScreen>
)
const show = (props: Props) => render(drawn(props))
const line = () => screen.queryByRole('status')?.textContent
const errorText = 'Something went wrong on our side. Please try again in a moment.'

/** Puts the browser off or on the network. */
const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('a member sees the skeleton while nothing is known, then the data', () => {
  const { rerender } = show({ query: pending })
  expect(screen.getByText('skeleton')).toBeTruthy()
  rerender(drawn({ query: known }))
  expect(screen.getByText('Ann')).toBeTruthy()
  expect(screen.queryByText('skeleton')).toBeNull()
  expect(line()).toBeUndefined()
})

test('a member reads why the call failed, and another try is one press away @FT-05', () => {
  const { rerender } = show({ query: failed })
  expect(screen.getByRole('alert').textContent).toContain(errorText)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
  // The reason stays while the next try is under way, so that nothing disappears under her finger.
  rerender(drawn({ query: pending }))
  expect(screen.getByRole('alert').textContent).toContain(errorText)
  rerender(drawn({ query: known }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Ann')).toBeTruthy()
})

test('a member reads the same error in a card where the screen is one of cards', () => {
  const { container, rerender } = show({ query: failed, bare: true })
  expect(container.firstElementChild).toBe(screen.getByRole('alert'))
  rerender(drawn({ query: failed, bare: true, card: true }))
  expect(container.firstElementChild).toBe(screen.getByRole('alert').parentElement)
})

test.each([
  ['skeleton', pending, 'skeleton'],
  ['error', failed, errorText],
  ['data', known, 'Ann'],
])('an offline member reads so above the %s, until she is online again @FT-06', (_, query, text) => {
  goOnline(false)
  const { container } = show({ query })
  expect(line()).toMatch(/^You’re offline/)
  expect(container.textContent).toMatch(new RegExp(`^You’re offline.*${text}`))
  goOnline(true)
  expect(line()).toBeUndefined()
  expect(container.textContent).toContain(text)
})

test.each([
  ['skeleton', pending, 'skeleton'],
  ['error', failed, errorText],
])('an offline member of a bare screen meets the %s alone', (_, query, text) => {
  goOnline(false)
  const { container, rerender } = show({ query, bare: true })
  expect(line()).toBeUndefined()
  expect(container.textContent).toContain(text)
  rerender(drawn({ query: known, bare: true }))
  expect(line()).toMatch(/^You’re offline/)
  expect(screen.getByText('Ann')).toBeTruthy()
})

test('a member whose data could not be refreshed keeps them, below the offline line where the screen asks for it @FT-06', () => {
  const { rerender } = show({ query: stale })
  expect(screen.getByText('Ann, network')).toBeTruthy()
  expect(line()).toBeUndefined()
  rerender(drawn({ query: stale, stale: true }))
  expect(screen.getByText('Ann, network')).toBeTruthy()
  expect(line()).toMatch(/^You’re offline/)
})

test('a member reads of no missing network when the service refused to refresh her data, or nothing is known', () => {
  const { rerender } = show({ query: { ...known, error: { status: 500 } }, stale: true })
  expect(screen.getByText('Ann, server')).toBeTruthy()
  expect(line()).toBeUndefined()
  rerender(drawn({ query: { ...failed, error: { failure: 'network' } }, stale: true }))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(line()).toBeUndefined()
})
