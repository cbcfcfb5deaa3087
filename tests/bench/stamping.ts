import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makersFor } from '#lib/build/stamping/makers.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import { createSandbox } from '../sandbox/app.ts'
import { tenants } from '../sandbox/tenants.ts'

/** The cost of stamping a number of clubs. */
interface StampingRow {
  readonly clubs: number
  readonly seconds: string
  readonly 'ms each': number
  /** The bytes that are stored for a club alone: its pages, plain and packed. */
  readonly 'MB each': string
  /** All that lies in the folder of clubs, where what they share takes room once. */
  readonly 'MB on disk': number
  /** Seconds of a second run, in which nothing has changed. */
  readonly again: string
  /** The most memory that the process has held so far. */
  readonly 'MB of memory': number
}

const amounts = [10, 30, 100] as const

/** The room that a folder takes, each file once whatever the number of its names, in megabytes. */
const roomOf = (folder: string): number => {
  const places = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => {
      const { ino, blocks } = lstatSync(join(parentPath, name))
      return [ino, blocks * 512] as const
    }),
  )
  return Math.round([...places.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6)
}

/** Stamps 10, 30 and 100 clubs of the demo from a build, after a first few that load what draws them in each thread. */
export const stampingTable = async (dist: string): Promise<readonly StampingRow[]> => {
  const sandbox = createSandbox()
  const folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
  const stamp = async (clubs: number, into: string) => {
    const entries = Array.from({ length: clubs }, (_, index) => ({
      domain: `${tenants[index % tenants.length]?.id}.club-${index}.example`,
    }))
    const outcomes = await stampAll(makers, entries, into, { fetch: ask })
    const errors = outcomes.flatMap(({ domain, error }) => (error ? `${domain}: ${error}` : []))
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return outcomes.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  }
  const makers = makersFor(dist, amounts[2])
  try {
    await stamp(amounts[0], join(folder, 'first'))
    const rows: StampingRow[] = []
    for (const clubs of amounts) {
      const into = join(folder, String(clubs))
      const began = performance.now()
      const bytes = await stamp(clubs, into)
      const time = performance.now() - began
      await stamp(clubs, into)
      const again = performance.now() - began - time
      rows.push({
        clubs,
        seconds: (time / 1000).toFixed(1),
        'ms each': Math.round(time / clubs),
        'MB each': (bytes / clubs / 1e6).toFixed(1),
        'MB on disk': roomOf(into),
        again: (again / 1000).toFixed(1),
        'MB of memory': Math.round(process.resourceUsage().maxRSS / 1024),
      })
    }
    return rows
  } finally {
    await Promise.all(makers.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
    sandbox.close()
  }
}
