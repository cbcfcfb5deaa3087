import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

/** The folder of all results; `flaky.json` of the last whole run stands in it too. */
export const allResults = 'test-results'

/** The number of older runs that keep their results. */
const runsKept = 4

/**
 * Returns the folder for the results of this run, and of the commands that it starts: made at the first call, and named
 * by CLIENT_ZONE_RESULTS from then on, so that two runs at a time share nothing. Removes the results of old runs.
 */
export const resultsOfRun = (): string => {
  const named = process.env.CLIENT_ZONE_RESULTS
  if (named) return named
  const name = `run-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}`
  const folder = resolve(allResults, name)
  mkdirSync(folder, { recursive: true })
  const older = readdirSync(allResults)
    .filter((one) => one.startsWith('run-') && one !== name)
    .toSorted()
  for (const one of older.slice(0, -runsKept))
    rmSync(resolve(allResults, one), { recursive: true, force: true })
  process.env.CLIENT_ZONE_RESULTS = folder
  return folder
}
