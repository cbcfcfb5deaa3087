import { styles } from './styles.ts'

interface RowsProps {
  caption: string
  head: readonly string[]
  /** The newest first; `bad` is marked, by more than its colour. */
  rows: readonly { key: string; cells: readonly string[]; bad?: boolean }[]
}

const lesser = (name: string | undefined) => (name === 'Page' ? '' : undefined)
const long = (name: string | undefined) => (/^(?:Query|Request|State)$/.test(name ?? '') ? '' : undefined)

/** A plain table of what was seen. */
export function Rows({ caption, head, rows }: RowsProps) {
  if (rows.length === 0) return <p className={styles.quiet}>Nothing yet.</p>
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th data-lesser={lesser(name)} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, bad }) => (
          <tr className={bad ? styles.bad : undefined} key={key}>
            {cells.map((cell, place) => (
              <td data-lesser={lesser(head[place])} data-long={long(head[place])} key={head[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
