import type { AnyStateMachine } from 'xstate'
import type { Sample } from '#machines/sample.ts'
import { expectChart } from './mermaid.ts'
import { expectFullWalk } from './walk.ts'

/**
 * Holds a machine to its map: every state and every transition can be reached with what its sample tries, and the
 * chart in `tests/machines/charts` shows it as it is.
 */
export async function expectMap<Machine extends AnyStateMachine>(sample: Sample<Machine>): Promise<void> {
  expectFullWalk(sample)
  await expectChart(sample.machine, sample.machine.id)
}
