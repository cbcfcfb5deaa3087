// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away

import { memo, type ReactNode } from 'react'
import { type TableVariantProps, table } from '#styled/recipes'
import { classNames } from './class-name.ts'

/** Rows that are drawn, laid out and compared together. */
const PART = 50

export interface Column<TRow> {
  key: string
  header: string
  render: (row: TRow) => ReactNode
  /** Of a lead: a remark under it, or at the end of the row's second line. */
  aside?: (row: TRow) => ReactNode
  /** Where the cell goes when a row takes two lines: `lead` and `value` above, `lesser` below. */
  place: NonNullable<TableVariantProps['place']>
}

interface Drawn<TRow> {
  /** Made once per language, or every row is drawn anew. */
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
}

interface TableProps<TRow> extends Drawn<TRow> {
  /** What the table shows; read out, not seen. */
  caption: string
  /** Sets `--table-columns`, the widths of the columns where there is room for them. */
  className?: string | undefined
}

function DrawnPart<TRow>({ columns, rows, rowId }: Drawn<TRow>) {
  const look = table()
  const cells = columns.map(({ place }) => table({ place }).cell)
  return (
    <tbody className={look.body} data-whole={rows.length === PART ? '' : undefined} role="rowgroup">
      {rows.map((row) => (
        <tr className={look.row} data-item={rowId(row)} key={rowId(row)} role="row">
          {columns.map(({ key, place, render, aside }, index) => (
            <td className={cells[index]} key={key} role="cell">
              {place === 'lead' ? <span className={look.main}>{render(row)}</span> : render(row)}
              {aside && <span className={look.aside}>{aside(row)}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const same = <TRow,>(one: Drawn<TRow>, other: Drawn<TRow>) =>
  one.columns === other.columns &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index])

/** A part whose rows are those of before is left as it stands: a page that joins a long list draws itself only. */
const Part = memo(DrawnPart, same) as typeof DrawnPart

/** A table that becomes rows of two lines in a narrow place. Its roles are spelled out, since `display` takes them away. */
export function Table<TRow>({ caption, className, columns, rows, rowId }: TableProps<TRow>) {
  const look = table()
  const parts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) =>
    rows.slice(part * PART, (part + 1) * PART),
  )
  return (
    <div className={look.place}>
      <table aria-label={caption} className={classNames(look.root, className)} role="table">
        <thead className={look.head} role="rowgroup">
          <tr className={look.row} role="row">
            {columns.map(({ key, header, place }) => (
              <th className={table({ place }).headCell} key={key} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
          <Part columns={columns} key={index} rowId={rowId} rows={part} />
        ))}
      </table>
    </div>
  )
}
