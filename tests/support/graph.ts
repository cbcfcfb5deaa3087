import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { nodesIn, pathOf, transitionsOf } from '#lib/qa/chart.ts'
import { begin, choicesAt, type Step, step, traced } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'

/** A snapshot that a machine can come to, and what each event makes of it. */
export interface Spot {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly arcs: Arc[]
}

/** One event at one snapshot. */
export interface Arc extends Omit<Step, 'snapshot'> {
  readonly event: AnyEventObject
  readonly to: Spot
}

/** The spot of a machine after it was started with an input. */
export interface Start extends Omit<Step, 'snapshot'> {
  readonly input: unknown
  readonly spot: Spot
}

/** All that a machine can come to from the inputs of its sample. */
export interface Graph {
  readonly sample: Sample
  /** Returns the key by which two snapshots are the same. */
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string
  readonly starts: readonly Start[]
  /** The names of all transitions, taken or not, and the dotted paths of all states. */
  readonly transitions: readonly string[]
  readonly states: readonly string[]
}

/**
 * Visits every snapshot a machine can come to, breadth first, by its pure transition function.
 * @throws when there are more than the sample's limit
 */
export function graphOf<Machine extends AnyStateMachine>(sample: Sample<Machine>): Graph {
  const { machine, inputs = [undefined], limit = 5000 } = sample
  const copy = traced(machine)
  const keyOf = sample.serialize ?? ((snapshot: AnyMachineSnapshot) => plainly(snapshot, sample.counters))
  const starts = inputs.map((input) => {
    const spots = new Map<string, Spot>()
    const queue: Spot[] = []
    const arriveAt = (snapshot: AnyMachineSnapshot): Spot => {
      const key = keyOf(snapshot)
      const known = spots.get(key)
      if (known) return known
      if (spots.size >= limit) throw new Error(`"${machine.id}" has over ${limit} snapshots: pass serialize`)
      const spot = { key, snapshot, arcs: [] }
      spots.set(key, spot)
      queue.push(spot)
      return spot
    }
    const { snapshot, ...first } = begin(copy, input)
    const spot = arriveAt(snapshot)
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (next.snapshot.status !== 'active') continue
      for (const event of choicesAt(next.snapshot, sample).flatMap(({ events }) => events)) {
        const { snapshot: after, ...passed } = step(copy, next.snapshot, event)
        next.arcs.push({ event, ...passed, to: arriveAt(after) })
      }
    }
    return { input, spot, ...first }
  })
  const states = nodesIn(machine.root)
  return {
    sample,
    keyOf,
    starts,
    transitions: states.flatMap((state) => transitionsOf(state).map(({ name }) => name)),
    states: states.filter(({ parent, type }) => parent && type !== 'history').map(pathOf),
  }
}

const plainly = ({ value, context }: AnyMachineSnapshot, counters: readonly string[] = []) =>
  JSON.stringify([value, { ...context, ...Object.fromEntries(counters.map((name) => [name, 0])) }])

/** The spots that can be reached from one, nearest first, each with the fewest events that lead there. */
export function spotsFrom(first: Spot): readonly { spot: Spot; path: readonly Arc[] }[] {
  const found: { spot: Spot; path: readonly Arc[] }[] = [{ spot: first, path: [] }]
  const seen = new Set([first])
  for (const { spot, path } of found)
    for (const arc of spot.arcs) {
      if (seen.has(arc.to)) continue
      seen.add(arc.to)
      found.push({ spot: arc.to, path: [...path, arc] })
    }
  return found
}
