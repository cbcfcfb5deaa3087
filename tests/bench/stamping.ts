import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makersFor } from '#lib/build/stamping/makers.ts'
import { stampAll } from '#lib/build/stamping/run.ts'
import { createSandbox } from '../sandbox/app.ts'
import { tenants } from '../sandbox/tenants.ts'

/** The cost of stamping a number of clubs. */
interface StampingRow {
  readonly clubs: number
  readonly seconds: string
  readonly 'ms each': number
  /** The bytes that are a club's own: its pages, plain and packed, and the files of its hosts. */
  readonly 'MB each': string
  /** The most memory that the process has held so far. */
  readonly 'MB of memory': number
}

const amounts = [10, 30, 100] as const

/** Stamps 10, 30 and 100 clubs of the demo from a build, after a first few that load what draws them in each thread. */
export const stampingTable = async (dist: string): Promise<readonly StampingRow[]> => {
  const sandbox = createSandbox()
  const folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
  const stamp = async (clubs: number) => {
    const entries = Array.from({ length: clubs }, (_, index) => ({
      domain: `${tenants[index % tenants.length]?.id}.club-${index}.example`,
    }))
    const outcomes = await stampAll(makers, entries, join(folder, 'clubs'), { fetch: ask })
    const errors = outcomes.flatMap(({ domain, error }) => (error ? `${domain}: ${error}` : []))
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return outcomes.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  }
  const makers = makersFor(dist, amounts[2])
  try {
    await stamp(amounts[0])
    const rows: StampingRow[] = []
    for (const clubs of amounts) {
      const began = performance.now()
      const bytes = await stamp(clubs)
      const time = performance.now() - began
      rows.push({
        clubs,
        seconds: (time / 1000).toFixed(1),
        'ms each': Math.round(time / clubs),
        'MB each': (bytes / clubs / 1e6).toFixed(1),
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
