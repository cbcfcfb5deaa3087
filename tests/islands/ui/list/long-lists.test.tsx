// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Column, Table } from '#islands/ui/list/table.tsx'
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

test('a table of a thousand rows is there as a whole, to be searched and printed @TRX-1', () => {
  const columns: Column<string>[] = [{ key: 'id', header: 'Id', place: 'lead', render: (id) => id }]
  const rows = Array.from({ length: 1000 }, (_, index) => String(index))
  const { container } = render(<Table caption="Rows" columns={columns} rowId={(id) => id} rows={rows} />)
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1000)
})
