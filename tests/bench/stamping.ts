import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSite } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import { createSandbox } from '../sandbox/app.ts'
import { tenants } from '../sandbox/tenants.ts'

/** The cost of stamping a number of clubs. */
interface StampingRow {
  readonly clubs: number
  readonly seconds: string
  readonly 'ms each': number
  /** All that lies in the folder of clubs. */
  readonly 'MB on disk': number
  /** Seconds of a second run, in which nothing has changed. */
  readonly again: string
  /** The most memory that the process has held so far. */
  readonly 'MB of memory': number
}

const amounts = [10, 30] as const

/** The room that the files of a folder take, in megabytes. */
const roomOf = (folder: string): number => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const bytes = entries.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).blocks * 512)
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1e6)
}

/** Stamps 10 and 30 clubs of the demo from a build, after a first few that load what draws them. */
export const stampingTable = async (dist: string): Promise<readonly StampingRow[]> => {
  const sandbox = createSandbox()
  const folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
  const stamp = async (clubs: number, into: string) => {
    const entries = Array.from({ length: clubs }, (_, index) => ({
      domain: `${tenants[index % tenants.length]?.id}.club-${index}.example`,
    }))
    const outcomes = await stampAll(site, entries, into, { fetch: ask })
    const errors = outcomes.flatMap(({ domain, error }) => (error ? `${domain}: ${error}` : []))
    if (errors.length > 0) throw new Error(errors.join('\n'))
  }
  const site = await readSite(dist)
  try {
    await stamp(amounts[0], join(folder, 'first'))
    const rows: StampingRow[] = []
    for (const clubs of amounts) {
      const into = join(folder, String(clubs))
      const began = performance.now()
      await stamp(clubs, into)
      const time = performance.now() - began
      await stamp(clubs, into)
      const again = performance.now() - began - time
      rows.push({
        clubs,
        seconds: (time / 1000).toFixed(1),
        'ms each': Math.round(time / clubs),
        'MB on disk': roomOf(into),
        again: (again / 1000).toFixed(1),
        'MB of memory': Math.round(process.resourceUsage().maxRSS / 1024),
      })
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
    sandbox.close()
  }
}
