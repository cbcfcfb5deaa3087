import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { payloadOf } from '#islands/qa/machines/payload.ts'
import { eventLabel } from '#lib/qa/chart.ts'
import type { Sample } from '#machines/sample.ts'
import { type Arc, type Graph, graphOf } from '#support/graph.ts'
import { fewestWays, takenBy, type Way, waysThrough } from '#support/ways.ts'
import type { World } from '../fixtures.ts'
import type { Held } from './held.ts'

/** The page, the world and the held calls with which a way is driven. */
export interface Stage {
  readonly page: Page
  readonly world: World
  /** The calls whose answers wait for the way to say what becomes of them. */
  readonly held: Held
}

type Act = (stage: Stage) => Promise<unknown>

/** Tells whether a page that shows this snapshot lets an event come about. */
type When = (snapshot: AnyMachineSnapshot) => boolean

/** A machine's context, as far as a model names its parts. */
type Shown = Readonly<Record<string, unknown>>

/** One way to begin a machine in a browser, and what brings its events about there. */
export interface Drive {
  readonly name: string
  /** The index of the input among the sample's inputs. */
  readonly input: number
  readonly open: Act
  /** By how an event reads with what it carries: `pressed {"status":{"as":"ready"}}`. No other event is driven. */
  readonly events: readonly (readonly [pattern: RegExp, act: Act, when?: When])[]
}

/** A machine as a browser shows it. */
export interface BrowserModel {
  readonly sample: Sample
  /** The calls whose answers the ways decide: parts of their paths. */
  readonly holds: readonly RegExp[]
  readonly drives: readonly Drive[]
  /** The checks of each state, by dotted path; the states around it are checked too. */
  readonly states: Readonly<Record<string, (stage: Stage, context: Shown) => Promise<unknown>>>
  /**
   * The parts of the context that a page shows besides the state; none when left out. Snapshots alike in them are one.
   */
  readonly shows?: readonly string[]
}

/** Returns the words for an event at a snapshot, without what it carries: `renew done`. */
const spokenAt = ({ snapshot }: Arc['to'], { event }: Arc): string => {
  const node = snapshot._nodes.find(({ transitions }) => transitions.has(event.type))
  return node ? eventLabel(event.type, node) : event.type
}

/** Returns the words for the events of a way: `rejected, renew done, signedOut`. */
export const wayInWords = ({ start, arcs }: Way): string =>
  arcs.map((arc, index) => spokenAt(arcs[index - 1]?.to ?? start.spot, arc)).join(', ')

/** Returns the act that brings an event about; undefined when this drive has none. */
export const actOf = (drive: Drive, before: Arc['to'], arc: Arc): Act | undefined => {
  const spoken = `${spokenAt(before, arc)} ${payloadOf(arc.event)}`.trim()
  return drive.events.find(
    ([pattern, , when]) => pattern.test(spoken) && (when?.(before.snapshot) ?? true),
  )?.[1]
}

const isDriven = (drive: Drive, spoken: string) => drive.events.some(([pattern]) => pattern.test(spoken))

/**
 * The fewest paths of a drive that take each of its transitions and come to each of its states: only events that it brings
 * about. In which order transitions follow each other is what the tests of the machine walk through, in all simple paths.
 */
export const drivenWays = (model: BrowserModel, drive: Drive): readonly Way[] =>
  fewestWays(waysThrough(drivenGraph(model, drive)))

const drivenGraph = ({ sample, shows = [] }: BrowserModel, drive: Drive): Graph => {
  const graph = graphOf({
    ...sample,
    events: (sample.events ?? []).filter((event) => isDriven(drive, `${event.type} ${payloadOf(event)}`)),
    inputs: [sample.inputs?.[drive.input]],
    serialize: ({ value, context }) => JSON.stringify([value, shows.map((part) => context[part])]),
  })
  for (const { spot } of graph.starts)
    for (const reached of [spot, ...arcsFrom(spot).map(({ to }) => to)]) {
      const kept = reached.arcs.filter((arc) => arc.taken.length > 0 && actOf(drive, reached, arc))
      reached.arcs.splice(0, reached.arcs.length, ...kept)
    }
  return graph
}

const arcsFrom = (first: Arc['to']): readonly Arc[] => {
  const seen = new Set([first])
  const arcs: Arc[] = []
  for (const spot of seen)
    for (const arc of spot.arcs) {
      arcs.push(arc)
      seen.add(arc.to)
    }
  return arcs
}

/** Returns what the drives of a model cover together, of all that the machine has. */
export const drivenBy = (model: BrowserModel) => {
  const ways = model.drives.flatMap((drive) => drivenWays(model, drive))
  const all = graphOf(model.sample).transitions
  const taken = new Set(ways.flatMap(takenBy))
  return { ways: ways.length, all, taken: all.filter((name) => taken.has(name)) }
}
