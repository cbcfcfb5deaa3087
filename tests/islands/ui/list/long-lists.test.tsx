// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RemovableList } from '#islands/account-access/removable-list.tsx'
import { type Column, Table } from '#islands/ui/list/table.tsx'

test('a long list begins with a hundred items and grows by a hundred when asked @TRX-1 FT-16', () => {
  const items = Array.from({ length: 250 }, (_, index) => ({ id: `${index}`, name: `Phone ${index}` }))
  const texts = { title: 'Passkeys', lead: 'What signs you in', remove: 'Remove' }
  render(<RemovableList {...texts} items={items} onRemove={() => Promise.resolve()} />)
  const shown = [screen.getAllByRole('listitem').length]
  for (let more = screen.queryByText('Load more'); more; more = screen.queryByText('Load more')) {
    fireEvent.click(more)
    shown.push(screen.getAllByRole('listitem').length)
  }
  expect(shown).toEqual([100, 200, 250])
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
