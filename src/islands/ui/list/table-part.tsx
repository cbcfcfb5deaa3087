// biome-ignore-all lint/a11y/noRedundantRoles: a display other than the tag's own takes its role away
// biome-ignore-all lint/a11y/useSemanticElements: the same
import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type TableVariantProps, table } from '#styled/recipes'

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

/** The headings under which rows are drawn together. Made once, or every row is drawn anew. */
export interface Groups<TRow> {
  /** Rows one after another with the same key stand under one heading. */
  keyOf: (row: TRow) => string | number
  /** Draws the heading; what changes in it is its own affair. */
  heading: (row: TRow) => ReactNode
}

/** The data that a table draws. */
export interface Drawn<TRow> {
  /** Made once per language, or every row is drawn anew. */
  columns: readonly Column<TRow>[]
  rows: readonly TRow[]
  rowId: (row: TRow) => string
  groups?: Groups<TRow> | undefined
}

interface PartProps<TRow> extends Drawn<TRow> {
  /** The place of its first row in the table, headings counted. */
  first: number
  /** The row before its first one. */
  before: TRow | undefined
  /** Its rows are there only while it is near the window. */
  windowed: boolean
}

/** Tells whether a row begins a group. */
export const begins = <TRow,>(groups: Groups<TRow>, row: TRow, before: TRow | undefined): boolean =>
  before === undefined || groups.keyOf(row) !== groups.keyOf(before)

/** The distance from the window within which a part is near: about a screen, so scrolling finds it drawn. */
const NEAR = '1000px 0px'

/**
 * Returns true while a part of a very long list is near the window; always for one that is not `watched`. When the part
 * leaves, its height is kept as `--part`, so that the content below does not move.
 */
function useNear(element: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [near, setNear] = useState(true)
  useEffect(() => {
    const part = element.current
    if (!watched || !part || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect } = entry
        if (!isIntersecting && part.hasChildNodes())
          part.style.setProperty('--part', `${boundingClientRect.height}px`)
        setNear(isIntersecting)
      },
      { rootMargin: NEAR },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [element, watched])
  return near || !watched
}

function DrawnPart<TRow>({ columns, rows, rowId, groups, first, before, windowed }: PartProps<TRow>) {
  const styles = table()
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useNear(body, windowed)
  const cells = columns.map(({ place }) => table({ place }).cell)
  let place = first + 2
  const nextIndex = () => (windowed ? place++ : undefined)
  return (
    <tbody
      className={styles.body}
      data-whole={rows.length === PART ? '' : undefined}
      ref={body}
      role="rowgroup"
    >
      {near &&
        rows.map((row, index) => (
          <Fragment key={rowId(row)}>
            {groups && begins(groups, row, index > 0 ? rows[index - 1] : before) && (
              <tr aria-rowindex={nextIndex()} className={styles.group} data-group="" role="row">
                <th colSpan={columns.length} role="rowheader" scope="rowgroup">
                  {groups.heading(row)}
                </th>
              </tr>
            )}
            <tr aria-rowindex={nextIndex()} className={styles.row} data-item={rowId(row)} role="row">
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
  one.windowed === other.windowed &&
  one.groups === other.groups &&
  one.first === other.first &&
  one.before === other.before &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index])

/** A part whose rows are those of before is left as it stands: a page that joins a long list draws itself only. */
export const Part = memo(DrawnPart, same) as typeof DrawnPart
