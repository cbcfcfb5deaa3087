import { type Arc, type Graph, type Spot, type Start, spotsFrom } from './graph.ts'

/** A way through a machine: how it was started, and what happened. */
export interface Way {
  readonly start: Start
  readonly arcs: readonly Arc[]
}

/** The bounds of the simple paths: events in one, and paths of one length. */
const bounds = { events: 8, ways: 150 }

/**
 * All simple paths from the inputs of a sample, shortest first and bounded: none comes to a snapshot twice, but for the
 * last event, which may lead back or be one that nothing takes. A path that only begins a longer one is left out. A transition that the bounds
 * would miss has the shortest path that takes it.
 */
export function waysThrough(graph: Graph): readonly Way[] {
  const ways = graph.starts.flatMap(simpleWays)
  const covered = new Set(ways.flatMap(takenBy))
  for (const way of graph.starts.flatMap(everyArc)) {
    if (takenBy(way).every((name) => covered.has(name))) continue
    ways.push(way)
    for (const name of takenBy(way)) covered.add(name)
  }
  return ways
}

/** The names of the transitions that a way takes. */
export const takenBy = ({ start, arcs }: Way): readonly string[] => [
  ...start.taken,
  ...arcs.flatMap(({ taken }) => taken),
]

const statesIn = ({ start, arcs }: Way): readonly string[] =>
  [start.spot, ...arcs.map(({ to }) => to)].flatMap(({ snapshot }) =>
    snapshot._nodes.map(({ path }) => `in ${path.join('.')}`),
  )

const metBy = (way: Way): ReadonlySet<string> => new Set([...takenBy(way), ...statesIn(way)])

/**
 * Returns few of some ways that together take all transitions and come to all states of them: again and again the one that adds
 * most, of two alike the shorter one.
 */
export const fewestWays = (ways: readonly Way[]): readonly Way[] => {
  const met = ways.map((way) => ({ way, all: metBy(way) }))
  const missing = new Set(met.flatMap(({ all }) => [...all]))
  const chosen: Way[] = []
  while (missing.size > 0) {
    const added = (all: ReadonlySet<string>) => [...all].filter((name) => missing.has(name)).length
    const [best] = met.toSorted(
      (one, other) => added(other.all) - added(one.all) || one.way.arcs.length - other.way.arcs.length,
    )
    if (!best) break
    chosen.push(best.way)
    for (const name of best.all) missing.delete(name)
  }
  return chosen
}

function simpleWays(start: Start): Way[] {
  const ended: Way[] = []
  let open: readonly Way[] = [{ start, arcs: [] }]
  for (let length = 0; length < bounds.events && open.length > 0; length++) {
    const longer = open.flatMap((way) => stepsOf(way).map((arc) => ({ start, arcs: [...way.arcs, arc] })))
    if (longer.length > bounds.ways) break
    ended.push(...open.filter((way) => stepsOf(way).length === 0))
    open = longer
  }
  return [...ended, ...open]
}

/** Returns the arcs that can follow at the end of a way, unless it is back at a spot where it has been. */
function stepsOf({ start, arcs }: Way): readonly Arc[] {
  const spots: readonly Spot[] = [start.spot, ...arcs.map(({ to }) => to)]
  const last = spots.at(-1) ?? start.spot
  if (spots.indexOf(last) < spots.length - 1) return []
  return last.arcs
}

/** Every event at every snapshot, each at the end of the shortest way there. */
const everyArc = (start: Start): readonly Way[] =>
  spotsFrom(start.spot).flatMap(({ spot, path }) => spot.arcs.map((arc) => ({ start, arcs: [...path, arc] })))
