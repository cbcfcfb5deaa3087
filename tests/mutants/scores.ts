/** The results that Stryker keeps of earlier runs, as far as a score needs them. */
export interface StoredReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** Returns stored results without those of mutants that no test noticed. */
export const withoutSurvivors = (report: StoredReport): StoredReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, { mutants, ...rest }]) => [
      file,
      { ...rest, mutants: mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage') },
    ]),
  ),
})

/** The outcome of a folder's mutants. */
export interface Score {
  readonly folder: string
  /** The mutants that a test noticed. */
  readonly caught: number
  /** The mutants that no test noticed. */
  readonly missed: number
  /** Of those the ones whose place no test comes to. */
  readonly unreached: number
  /** The day of the run, in UTC. */
  readonly day: string
  /** At least 90 % of machines, 85 % of rules. */
  readonly isEnough: boolean
}

/** Percent of mutants that a folder's tests have to catch. */
const leastOf = (folder: string): number => (folder.startsWith('src/machines') ? 90 : 85)

const percent = (caught: number, missed: number): number =>
  caught + missed === 0 ? 100 : (100 * caught) / (caught + missed)

/** Returns the score of a folder. A mutant that is left out by rule, or that cannot be loaded, does not count. */
export const scoreOf = (folder: string, { files }: StoredReport, now = new Date()): Score => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...meant: readonly string[]) => statuses.filter((status) => meant.includes(status)).length
  const caught = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  return {
    folder,
    caught,
    missed,
    unreached: count('NoCoverage'),
    day: now.toISOString().slice(0, 10),
    isEnough: percent(caught, missed) >= leastOf(folder),
  }
}

/** Returns a row of a table for each folder. */
export const rowsOf = (scores: readonly Score[]): readonly string[] =>
  scores.map(({ folder, caught, missed, unreached, day }) =>
    [
      '',
      folder,
      `${percent(caught, missed).toFixed(1)} %`,
      caught + missed,
      missed - unreached,
      unreached,
      day,
      '',
    ]
      .join(' | ')
      .trim(),
  )

const table = /(<!-- npm run mutants -->\n\n(?:\|.*\n){2})((?:\|.*\n)*)/

/** Returns a page with rows put into its table of scores: a folder's row takes the place of its older one. */
export const withRows = (page: string, rows: readonly string[]): string =>
  page.replace(table, (_, head: string, older: string) => {
    const folderOf = (row: string) => row.split(' | ')[0] ?? ''
    const byFolder = new Map(
      [...older.trim().split('\n'), ...rows].filter(Boolean).map((row) => [folderOf(row), row]),
    )
    return (
      head +
      [...byFolder]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, row]) => `${row}\n`)
        .join('')
    )
  })
