// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { Fragment, memo, type ReactNode } from 'react'
import { type TableVariantProps, table } from '#styled/recipes'
import { classNames } from '../class-name.ts'

/** Rows that are drawn, laid out and compared together. */
const PART = 50

export interface Column<TRow> {
  key: string
  header: string
  render: (row: TRow) => ReactNode
  /** Of a lead: a remark under it, or at the end of the row's second line. */
  aside?: (row: TRow) => ReactNode
  /** The position of the cell when a row takes two lines: `lead` and `value` above, `lesser` below. */
  place: NonNullable<TableVariantProps['place']>
}

/** The headings under which rows are drawn together. Made once, or every row is drawn anew. */
export interface Groups<TRow> {
  /** Rows one after another with the same key stand under one heading. */
  keyOf: (row: TRow) => string | number
  /** Draws the heading; what changes in it is its own affair. */
  heading: (row: TRow) => ReactNode
}

interface Drawn<TRow> {
  /** Made once per language, or every row is drawn anew. */
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
  groups?: Groups<TRow> | undefined
}

interface PartProps<TRow> extends Drawn<TRow> {
  /** The row before its first one. */
  before: TRow | undefined
}

function DrawnPart<TRow>({ columns, rows, rowId, groups, before }: PartProps<TRow>) {
  const styles = table()
  const cells = columns.map(({ place }) => table({ place }).cell)
  const begins = (row: TRow, index: number) => {
    const last = index > 0 ? rows[index - 1] : before
    return last === undefined || groups?.keyOf(row) !== groups?.keyOf(last)
  }
  return (
    <tbody className={styles.body} data-whole={rows.length === PART ? '' : undefined} role="rowgroup">
      {rows.map((row, index) => (
        <Fragment key={rowId(row)}>
          {groups && begins(row, index) && (
            <tr className={styles.group} data-group="" role="row">
              <th colSpan={columns.length} role="rowheader" scope="rowgroup">
                {groups.heading(row)}
              </th>
            </tr>
          )}
          <tr className={styles.row} data-item={rowId(row)} role="row">
            {columns.map(({ key, place, render, aside }, column) => (
              <td className={cells[column]} key={key} role="cell">
                <span className={place === 'lead' ? styles.main : undefined}>{render(row)}</span>
                {aside && <span className={styles.aside}>{aside(row)}</span>}
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  )
}

const same = <TRow,>(one: PartProps<TRow>, other: PartProps<TRow>) =>
  one.columns === other.columns &&
  one.groups === other.groups &&
  one.before === other.before &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index])

/** A part whose rows are those of before is left as it stands: a page that joins a long list draws itself only. */
const Part = memo(DrawnPart, same) as typeof DrawnPart

interface TableProps<TRow> extends Drawn<TRow> {
  /** The description of the table's content, for screen readers only; it is not shown. */
  caption: string
  /** Sets `--table-columns`, the widths of the columns where there is room for them. */
  className?: string | undefined
}

/** A table that becomes rows of two lines in a narrow place. Its roles are spelled out, since `display` takes them away. */
export function Table<TRow>({ caption, className, columns, rows, ...rest }: TableProps<TRow>) {
  const styles = table()
  const parts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => part * PART)
  return (
    <div className={styles.place}>
      <table aria-label={caption} className={classNames(styles.root, className)} role="table">
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
            {...rest}
            before={rows[first - 1]}
            columns={columns}
            key={first}
            rows={rows.slice(first, first + PART)}
          />
        ))}
      </table>
    </div>
  )
}
