import { readFileSync, writeFileSync } from 'node:fs'
import { samples } from '#machines/samples.ts'
import { graphOf } from '#support/graph.ts'
import { waysThrough } from '#support/ways.ts'
import { browserModels } from './models/all-models.ts'
import { drivenBy } from './models/driven-ways.ts'

/** Prints how far the tests from the maps go; with `--write` the table is put into the README of tests/machines too. */

const rows = await Promise.all(
  Object.entries(samples).map(async ([name, load]) => {
    const graph = graphOf(await load())
    const model = browserModels.find(({ sample }) => sample.machine.id === name)
    const driven = model && drivenBy(model)
    const inBrowser = driven ? `${driven.taken.length} transitions, ${driven.ways} paths` : ''
    return [name, graph.states.length, graph.transitions.length, waysThrough(graph).length, inBrowser]
  }),
)
const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
const table = [
  ['machine', 'states', 'transitions', 'paths', 'driven in a browser'],
  ['---', '---', '---', '---', '---'],
  ...rows,
  ['all', sum(1), sum(2), sum(3), `${browserModels.length} machines`],
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
console.info(table)

if (process.argv.includes('--write')) {
  const file = new URL('../machines/README.md', import.meta.url)
  const before = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    before.replace(/(<!-- npm run qa:coverage -->\n)[\s\S]*?(\n<!-- end -->)/, `$1\n${table}\n$2`),
  )
}
