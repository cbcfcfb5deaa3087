import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Sample } from '#machines/sample.ts'
import { graphOf } from './graph.ts'
import { expectChart } from './mermaid.ts'
import { runWay } from './run-way.ts'
import { expectFull } from './walk.ts'
import { takenBy, waysThrough } from './ways.ts'

/**
 * Holds a machine to its map: every state and every transition can be reached with what its sample tries, the chart in
 * `tests/machines/charts` shows it as it is, and all its simple paths, which take every transition, come on a living
 * machine to where they lead.
 */
export async function expectMap<Machine extends AnyStateMachine>(sample: Sample<Machine>): Promise<void> {
  const graph = graphOf(sample)
  const { id } = sample.machine
  expectFull(graph)
  await expectChart(sample.machine, id)
  const ways = waysThrough(graph)
  const taken = new Set(ways.flatMap(takenBy))
  expect(
    graph.transitions.filter((name) => !taken.has(name)),
    `transitions of "${id}" that no simple path covers`,
  ).toEqual([])
  for (const way of ways) await runWay(graph, way)
}
