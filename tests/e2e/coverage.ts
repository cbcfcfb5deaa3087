import { readFileSync, writeFileSync } from 'node:fs'
import { samples } from '#machines/samples.ts'
import { graphOf } from '#support/graph.ts'
import { waysThrough } from '#support/ways.ts'
import { type DrivenMachine, drivenMachines, drivenOf, journeys } from './models/browser-coverage.ts'

/**
 * `npm run qa:coverage`: prints how far the tests from the maps go. With `--taken <file>` what journeys have written down
 * replaces `taken-in-journeys.json` instead: see the README of tests/machines.
 */

const [, taken] = /--taken[= ](\S+)/.exec(process.argv.join(' ')) ?? []
if (taken !== undefined) {
  const lines = readFileSync(taken, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { journey: string; taken: string[] })
  const found = new Map<string, Map<string, string>>()
  // The first of the alphabet, so that the same journeys write the same file.
  for (const { journey, taken } of lines.toSorted((one, other) => (one.journey < other.journey ? -1 : 1)))
    for (const name of taken.toSorted()) {
      const [machine = '', ...rest] = name.split(': ')
      const own = found.get(machine) ?? new Map<string, string>()
      found.set(machine, own)
      if (!own.has(rest.join(': '))) own.set(rest.join(': '), journey)
    }
  const sorted = (entries: Iterable<readonly [string, unknown]>) =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const written = sorted([...found].map(([machine, own]) => [machine, sorted(own)] as const))
  const list = new URL('taken-in-journeys.json', import.meta.url)
  writeFileSync(list, `${JSON.stringify(written, undefined, 2)}\n`)
  console.info(`${list.pathname} is written: run this again without --taken.`)
  process.exit()
}

const machines = new Map((await drivenMachines()).map((one) => [one.machine, one]))
const drivenIn = (name: string): DrivenMachine => {
  const found = machines.get(name)
  if (!found) throw new Error(`There is no machine ${name}.`)
  return found
}
const rows = await Promise.all(
  Object.entries(samples).map(async ([name, load]) => {
    const graph = graphOf(await load())
    const one = drivenIn(name)
    const byPaths = one.paths > 0 ? `${one.byPaths.length} by ${one.paths} paths` : ''
    const all = graph.transitions.length
    const driven = drivenOf(one, journeys).length
    return [name, graph.states.length, all, waysThrough(graph).length, driven, byPaths, all - driven]
  }),
)
console.table(
  Object.fromEntries(
    rows.map(([name, states, transitions, paths, driven, model, named]) => [
      name,
      { states, transitions, paths, 'driven in a browser': driven, 'by a model': model, named },
    ]),
  ),
)
