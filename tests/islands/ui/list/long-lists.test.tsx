// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '#islands/ui/list/table.tsx'
import type { Column } from '#islands/ui/list/table-part.tsx'
import { useRevealed } from '#islands/ui/list/use-revealed.ts'

let frames: (() => void)[] = []
const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame()
  })
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a long list begins with a hundred items and grows by a hundred when asked @TRX-1 FT-16', () => {
  const { result } = renderHook(() => useRevealed(250))
  expect(result.current).toMatchObject({ shown: 100, more: true, growing: false })
  act(() => result.current.reveal())
  expect(result.current.growing).toBe(true)
  nextFrame()
  expect(result.current).toMatchObject({ shown: 200, more: true, growing: false })
  act(() => result.current.reveal())
  nextFrame()
  expect(result.current).toMatchObject({ shown: 250, more: false, growing: false })
})

test('a list that was long when it was left grows back frame by frame @TRX-1', () => {
  const { result } = renderHook(() => useRevealed(1000, 350))
  const seen = [result.current.shown]
  while (result.current.growing) {
    nextFrame()
    seen.push(result.current.shown)
  }
  expect(seen).toEqual([100, 200, 300, 400])
})

test('a list that has become shorter than it was does not wait for what is gone @TRX-1', () => {
  const { result } = renderHook(() => useRevealed(30, 350))
  expect(result.current).toMatchObject({ shown: 30, more: false, growing: false })
})

test('a page that joins a long table draws its own rows only @TRX-1 FT-16', () => {
  const drawn = vi.fn((row: { id: string }) => row.id)
  const columns: Column<{ id: string }>[] = [{ key: 'id', header: 'Id', place: 'lead', render: drawn }]
  const rows = Array.from({ length: 120 }, (_, index) => ({ id: String(index) }))
  const idOf = ({ id }: { id: string }) => id
  const table = (shown: typeof rows) => <Table caption="Rows" columns={columns} rowId={idOf} rows={shown} />
  const { rerender } = render(table(rows.slice(0, 100)))
  expect(drawn).toHaveBeenCalledTimes(100)
  rerender(table(rows))
  expect(drawn).toHaveBeenCalledTimes(120)
  expect(screen.getAllByRole('rowgroup')).toHaveLength(4)
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(rows.map(idOf))
})

test('of a very long table only the parts near the window have their rows; the others keep their height @TRX-1 FT-16', () => {
  const watched = new Map<Element, (near: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe(element: Element) {
        const boundingClientRect = { height: 2950 }
        watched.set(element, (isIntersecting) =>
          act(() => this.tell([{ isIntersecting, boundingClientRect }])),
        )
      }
      disconnect() {}
    },
  )
  const columns: Column<{ id: string }>[] = [
    { key: 'id', header: 'Id', place: 'lead', render: ({ id }) => id },
  ]
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index) }))
  const idOf = ({ id }: { id: string }) => id
  const table = (kept?: string) => (
    <Table caption="Rows" columns={columns} kept={kept} rowId={idOf} rows={rows} />
  )
  const { container, rerender } = render(table())
  const drawn = () => container.querySelectorAll('tbody tr').length
  const parts = [...container.querySelectorAll('tbody')]
  expect(parts).toHaveLength(200)
  for (const part of parts.slice(2)) watched.get(part)?.(false)
  expect(drawn()).toBe(100)
  expect(parts[2]?.style.getPropertyValue('--part')).toBe('2950px')
  expect(container.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001')
  watched.get(parts[2] as Element)?.(true)
  watched.get(parts[0] as Element)?.(false)
  expect(drawn()).toBe(100)
  expect(container.querySelector('[data-item="149"]')?.getAttribute('aria-rowindex')).toBe('151')
  rerender(table('7777'))
  expect(container.querySelector('[data-item="7777"]')).toBeTruthy()
  expect(drawn()).toBeLessThanOrEqual(300)
})

test('a table of a thousand rows is there as a whole, to be searched and printed @TRX-1', () => {
  vi.stubGlobal('IntersectionObserver', () => expect.unreachable('nothing is watched'))
  const columns: Column<string>[] = [{ key: 'id', header: 'Id', place: 'lead', render: (id) => id }]
  const rows = Array.from({ length: 1000 }, (_, index) => String(index))
  const { container } = render(<Table caption="Rows" columns={columns} rowId={(id) => id} rows={rows} />)
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1000)
})
