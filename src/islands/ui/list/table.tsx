// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away

import { table } from '#styled/recipes'
import { classNames } from '../class-name.ts'
import { begins, type Drawn, PART, Part } from './table-part.tsx'

/** Rows up to which all of a table is drawn, whether it is in sight or not: it can be searched and printed. */
const WHOLE = 1000

interface TableProps<TRow> extends Drawn<TRow> {
  /** The description of the table's content, for screen readers only; it is not shown. */
  caption: string
  /** Sets `--table-columns`, the widths of the columns where there is room for them. */
  className?: string | undefined
  /** The row around which a long table stays drawn: where the member left it. */
  kept?: string | undefined
}

/**
 * A table that becomes rows of two lines in a narrow place. Its roles are spelled out, since `display` takes them away.
 * Of a very long one only the parts near the window are drawn.
 */
export function Table<TRow>({ caption, className, columns, rows, rowId, groups, kept }: TableProps<TRow>) {
  const styles = table()
  const parts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => part * PART)
  const isLong = rows.length > WHOLE
  const place = isLong && kept !== undefined ? rows.findIndex((row) => rowId(row) === kept) : -1
  const isKept = (first: number) => place >= 0 && Math.abs(first + PART / 2 - place) < 2 * PART
  // The headings above each row; only of a long table the rows are counted.
  let count = 0
  const headings = rows.map((row, index) => {
    const above = count
    if (isLong && groups && begins(groups, row, rows[index - 1])) count++
    return above
  })
  return (
    <div className={styles.place}>
      <table
        aria-label={caption}
        aria-rowcount={isLong ? rows.length + count + 1 : undefined}
        className={classNames(styles.root, className)}
        role="table"
      >
        <thead className={styles.head} role="rowgroup">
          <tr className={styles.row} role="row">
            {columns.map(({ key, header, place }) => (
              <th className={table({ place }).headCell} key={key} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((first) => (
          <Part
            columns={columns}
            before={rows[first - 1]}
            first={first + (headings[first] ?? 0)}
            groups={groups}
            key={first}
            rowId={rowId}
            rows={rows.slice(first, first + PART)}
            windowed={isLong && first + PART <= rows.length && !isKept(first)}
          />
        ))}
      </table>
    </div>
  )
}
