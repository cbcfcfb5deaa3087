import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { arrive, scenes, visit } from './visits.ts'

/** The modules that a table names. */
const most = 10

/** Finds the module of a place in a built file; the file itself where it has no source map. */
const moduleFinder = (dist: string) => {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (path: string) => {
    const file = join(dist, `${path}.map`)
    if (!maps.has(path))
      maps.set(path, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined)
    return maps.get(path)
  }
  return (path: string, line: number, column: number): string => {
    const entry = mapOf(path)?.findEntry(line, column)
    // What the bundler has added comes from no source.
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
    return source?.replace(/^(?:.*\/node_modules\/|(?:\.\.\/)+)/, '') ?? path
  }
}

/**
 * The modules with the most time of their own in a first visit of the list of coupons, until its rows are seen; and
 * what the browser itself takes: `(program)` is parsing, compiling, style and layout. dist holds source maps.
 */
export const selfTimeTable = async (url: string, dist: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  try {
    const context = await arrive(browser, url, scenes.coupons)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.start')
    await visit(page, url, scenes.coupons)
    const { profile } = await session.send('Profiler.stop')
    const moduleOf = moduleFinder(dist)
    const names = new Map(
      profile.nodes.map(({ id, callFrame: { url: address, functionName, lineNumber, columnNumber } }) => [
        id,
        address.startsWith(url)
          ? moduleOf(new URL(address).pathname, lineNumber, columnNumber)
          : address || functionName,
      ]),
    )
    const times = new Map<string, number>()
    profile.samples?.forEach((id, index) => {
      const name = names.get(id) ?? ''
      times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000)
    })
    times.delete('(idle)')
    return [...times]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([module, ms]) => ({ module, ms: Math.round(ms) }))
  } finally {
    await browser.close()
  }
}
