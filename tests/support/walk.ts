import { expect } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  getInitialMicrosteps,
  getMicrosteps,
  type InputFrom,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** What a walk tries at each state. Event types left out of `events` are sent bare, as `{ type }`. */
export interface WalkOptions<Machine extends AnyStateMachine> {
  /** The inputs to start from, one walk each; none means a single walk without input. */
  readonly inputs?: readonly InputFrom<Machine>[]
  /** The events that carry something: every variant a guard or an assignment tells apart. */
  readonly events?: readonly EventFromLogic<Machine>[]
  /** What an actor may resolve to, by its source name; `[undefined]` when left out. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>
  /** What an actor may fail with, by its source name; one plain Error when left out. */
  readonly errors?: Readonly<Record<string, readonly unknown[]>>
  /** The same machine provided otherwise (other guards, another clock); what it reaches counts too. */
  readonly also?: readonly AnyStateMachine[]
  /** What makes two snapshots the same; the state value and the context as JSON when left out. */
  readonly serialize?: (snapshot: AnyMachineSnapshot) => string
  /** The most snapshots to visit, against a context that grows for ever. Default 5000. */
  readonly limit?: number
}

/** What a walk reached, and what it did not. States by dotted path, transitions as `from on event[index]`. */
export interface Walk {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly missedStates: readonly string[]
  readonly missedTransitions: readonly string[]
  /** The fewest events that lead to each state, by dotted path. */
  readonly shortest: ReadonlyMap<string, Path>
}

/** The events that lead to a state, in order. */
export type Path = readonly AnyEventObject[]

const marker = 'walk.taken'

/**
 * Visits every snapshot a machine can come to, breadth first, by its pure transition function: no actor and no
 * action runs, no time passes. Done, error, snapshot and after events are sent like any other event.
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine> = {},
): Walk {
  const names = new Set<string>()
  const states = new Set<string>()
  const reached = new Map<string, Path>()
  const taken = new Set<string>()
  for (const variant of [machine, ...(options.also ?? [])]) {
    const copy = marked(variant, names)
    for (const node of getStateNodes(copy)) if (node.type !== 'history') states.add(node.path.join('.'))
    for (const input of options.inputs ?? [undefined]) visit(copy, input, options, reached, taken)
  }
  return {
    states: [...states].filter((state) => reached.has(state)),
    transitions: [...names].filter((name) => taken.has(name)),
    missedStates: [...states].filter((state) => !reached.has(state)),
    missedTransitions: [...names].filter((name) => !taken.has(name)),
    shortest: reached,
  }
}

/** Walks a machine and fails, naming them, unless every state and every transition is reached. Returns the walk. */
export function expectFullWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine> = {},
): Walk {
  const result = walk(machine, options)
  expect(result.missedStates, `states of "${machine.id}" that no path reaches`).toEqual([])
  expect(result.missedTransitions, `transitions of "${machine.id}" that no path takes`).toEqual([])
  return result
}

/** A copy of the machine in which each transition says its own name when it is taken. */
function marked(machine: AnyStateMachine, names: Set<string>): AnyStateMachine {
  const copy = machine.provide({})
  for (const node of [copy.root, ...getStateNodes(copy)]) {
    for (const definition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const siblings = node.transitions.get(definition.eventType) ?? node.always ?? []
      const event = definition.eventType || 'always'
      const name = `${node.path.join('.') || '(root)'} on ${event}[${siblings.indexOf(definition)}]`
      names.add(name)
      definition.actions = [...definition.actions, { type: marker, params: { name } }]
    }
  }
  return copy
}

/** The name of the transition that a marker stands for; undefined for the machine's own actions. */
function takenBy({ type, params }: { readonly type: string; readonly params?: unknown }): string | undefined {
  if (type !== marker || typeof params !== 'object' || params === null || !('name' in params))
    return undefined
  return String(params.name)
}

function visit(
  machine: AnyStateMachine,
  input: unknown,
  options: Tries,
  reached: Map<string, Path>,
  taken: Set<string>,
): void {
  const { serialize = plainly, limit = 5000 } = options
  const seen = new Set<string>()
  const queue: { snapshot: AnyMachineSnapshot; path: Path }[] = []
  const arrive = (steps: readonly Microstep[], path: Path) => {
    for (const [passed, actions] of steps) {
      if (passed.status === 'error') throw passed.error
      for (const name of actions.map(takenBy)) if (name) taken.add(name)
      for (const node of passed._nodes) {
        const state = node.path.join('.')
        if (state && !reached.has(state)) reached.set(state, path)
      }
    }
    const snapshot = steps.at(-1)?.[0]
    const key = snapshot && serialize(snapshot)
    if (snapshot?.status !== 'active' || key === undefined || seen.has(key)) return
    if (seen.size >= limit) throw new Error(`"${machine.id}" has over ${limit} snapshots: pass serialize`)
    seen.add(key)
    queue.push({ snapshot, path })
  }
  arrive(getInitialMicrosteps(machine, input), [])
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const event of eventsAt(next.snapshot, options)) {
      arrive(getMicrosteps(machine, next.snapshot, event), [...next.path, event])
    }
  }
}

/** One step of a transition: events that a machine raises to itself make it pass states it never rests in. */
type Microstep = readonly [AnyMachineSnapshot, readonly { type: string }[]]

type Tries = Omit<WalkOptions<AnyStateMachine>, 'inputs' | 'also'>

function eventsAt(snapshot: AnyMachineSnapshot, { events = [], outputs = {}, errors = {} }: Tries): Path {
  const sent = new Map<string, Path>()
  for (const node of snapshot._nodes) {
    const sources = new Map<string, string>(node.invoke.map(({ id, src }) => [id, String(src)]))
    for (const type of node.transitions.keys()) {
      const [, kind, actorId = ''] = /^xstate\.(done\.actor|error\.actor|done\.state)\.(.+)$/.exec(type) ?? []
      const source = sources.get(actorId) ?? ''
      const carried = events.filter((event) => event.type === type)
      if (kind === 'done.state') continue
      if (kind === 'done.actor')
        sent.set(
          type,
          (outputs[source] ?? [undefined]).map((output) => ({ type, output, actorId })),
        )
      else if (kind === 'error.actor')
        sent.set(
          type,
          (errors[source] ?? [new Error('failed')]).map((error) => ({ type, error, actorId })),
        )
      else sent.set(type, carried.length ? carried : [{ type }])
    }
  }
  return [...sent.values()].flat()
}

const plainly = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.context])
