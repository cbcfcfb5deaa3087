// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away

import type { ReactNode } from 'react'
import { type TableVariantProps, table } from '#styled/recipes'

export interface Column<TRow> {
  key: string
  header: string
  render: (row: TRow) => ReactNode
  /** Where the cell goes when a row takes two lines: `lead` and `value` above, `lesser` below. */
  place: NonNullable<TableVariantProps['place']>
}

interface TableProps<TRow> {
  /** What the table shows; read out, not seen. */
  caption: string
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
}

/** A table that becomes rows of two lines below 600 px. Its roles are spelled out, since `display` takes them away. */
export function Table<TRow>({ caption, columns, rows, rowId }: TableProps<TRow>) {
  const look = table()
  return (
    <table aria-label={caption} className={look.root} role="table">
      <thead className={look.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, place }) => (
            <th className={table({ place }).headCell} key={key} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr className={look.row} key={rowId(row)} role="row">
            {columns.map(({ key, render, place }) => (
              <td className={table({ place }).cell} key={key} role="cell">
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
