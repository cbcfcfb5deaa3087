// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away

import { memo, type ReactNode, useRef } from 'react'
import { type TableVariantProps, table } from '#styled/recipes'
import { useNear } from './use-near.ts'

/** Rows that are drawn, laid out and compared together. */
export const PART = 50

export interface Column<TRow> {
  key: string
  header: string
  render: (row: TRow) => ReactNode
  /** Of a lead: a remark under it, or at the end of the row's second line. */
  aside?: (row: TRow) => ReactNode
  /** The position of the cell when a row takes two lines: `lead` and `value` above, `lesser` below. */
  place: NonNullable<TableVariantProps['place']>
}

/** The data that a table draws. */
export interface Drawn<TRow> {
  /** Made once per language, or every row is drawn anew. */
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
}

interface PartProps<TRow> extends Drawn<TRow> {
  /** The place of its first row in the table. */
  first: number
  /** Its rows are there only while it is near the window. */
  windowed: boolean
}

function DrawnPart<TRow>({ columns, rows, rowId, first, windowed }: PartProps<TRow>) {
  const styles = table()
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useNear(body, windowed)
  const cells = columns.map(({ place }) => table({ place }).cell)
  return (
    <tbody
      className={styles.body}
      data-whole={rows.length === PART ? '' : undefined}
      ref={body}
      role="rowgroup"
    >
      {near &&
        rows.map((row, index) => (
          <tr
            aria-rowindex={windowed ? first + index + 2 : undefined}
            className={styles.row}
            data-item={rowId(row)}
            key={rowId(row)}
            role="row"
          >
            {columns.map(({ key, place, render, aside }, column) => (
              <td className={cells[column]} key={key} role="cell">
                {place === 'lead' ? <span className={styles.main}>{render(row)}</span> : render(row)}
                {aside && <span className={styles.aside}>{aside(row)}</span>}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}

const same = <TRow,>(one: PartProps<TRow>, other: PartProps<TRow>) =>
  one.columns === other.columns &&
  one.windowed === other.windowed &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index])

/** A part whose rows are those of before is left as it stands: a page that joins a long list draws itself only. */
export const Part = memo(DrawnPart, same) as typeof DrawnPart
