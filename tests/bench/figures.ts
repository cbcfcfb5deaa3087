import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The tables of `README.md` that the bench writes, by the names of their marks. */
export const places = ['bytes', 'fonts', 'visits', 'navigation', 'heap', 'lighthouse'] as const
export type Place = (typeof places)[number]

const file = new URL('./README.md', import.meta.url)

/** The marks between which a table stands. */
export const marksOf = (place: Place): readonly [string, string] => [
  `<!-- bench: ${place} -->`,
  `<!-- end of ${place} -->`,
]

/** A table of Markdown; `rows` as console.table takes them: a list, or rows by their names. */
export const markdownOf = (rows: object): string => {
  const named = !Array.isArray(rows)
  const entries = Object.entries(rows) as readonly (readonly [string, Readonly<Record<string, unknown>>])[]
  const columns = [...new Set(entries.flatMap(([, row]) => Object.keys(row)))]
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  return [
    line([...(named ? [''] : []), ...columns]),
    line([...(named ? [''] : []), ...columns].map(() => '---')),
    ...entries.map(([name, row]) =>
      line([...(named ? [name] : []), ...columns.map((column) => row[column])]),
    ),
  ].join('\n')
}

/** Puts a table, with the day and the machine, into its place in `README.md`. */
export const writeFigures = (place: Place, rows: object): void => {
  const [begin, end] = marksOf(place)
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`README.md has no place between "${begin}" and "${end}".`)
  const [cpu] = cpus()
  const when = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}`
  writeFileSync(
    file,
    `${text.slice(0, from + begin.length)}\n\n${when}\n\n${markdownOf(rows)}\n\n${text.slice(to)}`,
  )
}

/** Prints a table under its title, and puts it into `README.md`. */
export const tellFigures = (place: Place, title: string, rows: object): void => {
  console.info(`\n${title}\n`)
  console.table(rows)
  writeFigures(place, rows)
}
