import { expect } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Sample } from '#machines/sample.ts'
import { type Arc, type Graph, graphOf, type Start, spotsFrom } from './graph.ts'

/**
 * The parts that a walk reached, and those that it missed. States by dotted path, transitions as `from on
 * event[index]`.
 */
export interface Walk {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly missedStates: readonly string[]
  readonly missedTransitions: readonly string[]
  /** The fewest events that lead to each state, by dotted path. */
  readonly shortest: ReadonlyMap<string, readonly AnyEventObject[]>
}

/** Visits every snapshot a machine can come to, breadth first, by its pure transition function; see `graphOf`. */
export const walk = <Machine extends AnyStateMachine>(sample: Sample<Machine>): Walk =>
  walkOf(graphOf(sample))

/** Returns what the ways through a graph reach. */
export function walkOf({ starts, states, transitions }: Graph): Walk {
  const shortest = new Map<string, readonly AnyEventObject[]>()
  const taken = new Set<string>()
  const pass = ({ through, taken: names }: Start | Arc, path: readonly AnyEventObject[]) => {
    for (const name of names) taken.add(name)
    for (const state of through) if (!shortest.has(state)) shortest.set(state, path)
  }
  for (const start of starts) {
    pass(start, [])
    for (const { spot, path } of spotsFrom(start.spot))
      for (const arc of spot.arcs)
        pass(
          arc,
          [...path, arc].map(({ event }) => event),
        )
  }
  return {
    states: states.filter((state) => shortest.has(state)),
    transitions: transitions.filter((name) => taken.has(name)),
    missedStates: states.filter((state) => !shortest.has(state)),
    missedTransitions: transitions.filter((name) => !taken.has(name)),
    shortest,
  }
}

/** Walks a machine and fails, naming them, unless every state and every transition is reached. Returns the walk. */
export const expectFullWalk = <Machine extends AnyStateMachine>(sample: Sample<Machine>): Walk =>
  expectFull(graphOf(sample))

/** The same for a graph that is there already. */
export function expectFull(graph: Graph): Walk {
  const result = walkOf(graph)
  const { id } = graph.sample.machine
  expect(result.missedStates, `states of "${id}" that no path reaches`).toEqual([])
  expect(result.missedTransitions, `transitions of "${id}" that no path takes`).toEqual([])
  return result
}
