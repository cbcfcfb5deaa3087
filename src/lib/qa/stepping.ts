import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'
import { definitionsOf, eventLabel, type Node, nodesIn, pathOf, transitionName } from './chart.ts'

export interface Step {
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
  /** The dotted paths that were passed, those too that the machine never rested in. */
  readonly through: readonly string[]
  /** The actions with a name of their own that the machine had done. */
  readonly actions: readonly string[]
}

/** An event that a machine takes now, and what it may carry. */
export interface Choice {
  readonly label: string
  readonly events: readonly AnyEventObject[]
}

/** The data that events may carry; see `Sample`. */
interface Tries {
  readonly events?: readonly AnyEventObject[]
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>
  readonly errors?: Readonly<Record<string, readonly unknown[]>>
}

const marker = 'taken'

/** Returns a copy of a machine in which each transition records its name when it is taken. */
export function traced(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({})
  for (const node of nodesIn(copy.root))
    for (const definition of definitionsOf(node)) {
      const params = { name: transitionName(node, definition) }
      definition.actions = [...definition.actions, { type: marker, params }]
    }
  return copy
}

/** Starts a traced machine without running it: no actor and no action runs, no time passes. */
export const begin = (machine: AnyStateMachine, input: unknown): Step =>
  stepFrom(getInitialMicrosteps(machine, input))

/** Returns the length of a delay at a snapshot, by the type of its event; milliseconds. */
export function delayOf(
  machine: AnyStateMachine,
  { _nodes, context }: AnyMachineSnapshot,
  type: string,
): number {
  const known = _nodes.flatMap(({ after }) => after).find(({ eventType }) => eventType === type)?.delay
  const delay = typeof known === 'string' ? machine.implementations.delays[known] : known
  return Number(typeof delay === 'function' ? delay({ context } as never, undefined as never) : delay)
}

/**
 * Returns the snapshot after a delay: the clock of a machine that reads one, `now` of its context, moves with
 * it.
 */
const later = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): AnyMachineSnapshot => {
  const { context } = snapshot
  if (typeof context.now !== 'function' || !type.startsWith('xstate.after.')) return snapshot
  const time = context.now() + delayOf(machine, snapshot, type)
  return { ...snapshot, context: { ...context, now: () => time } }
}

/** Sends a traced machine an event without running it; done, error and after events are like any other. */
export const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step => {
  const passed = getMicrosteps(machine, later(machine, snapshot, event.type), event)
  return passed.length > 0 ? stepFrom(passed) : { snapshot, taken: [], through: [], actions: [] }
}

type Microsteps = readonly (readonly [
  AnyMachineSnapshot,
  readonly { readonly type: string; readonly params?: unknown }[],
])[]

function stepFrom(microsteps: Microsteps): Step {
  const last = microsteps.at(-1)?.[0]
  if (!last) throw new Error('A machine that starts makes a step.')
  const failed = microsteps.find(([{ status }]) => status === 'error')
  if (failed) throw failed[0].error
  const done = microsteps.flatMap(([, actions]) => actions)
  return {
    snapshot: last,
    taken: done.flatMap(({ type, params }) => (type === marker ? [nameIn(params)] : [])),
    through: [...new Set(microsteps.flatMap(([{ _nodes }]) => _nodes.map(pathOf)))],
    actions: done.map(({ type }) => type).filter((type) => type !== marker && !type.startsWith('xstate.')),
  }
}

const nameIn = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : ''

/** The events that a machine takes as it stands, with everything that they may carry. */
export function choicesAt(snapshot: AnyMachineSnapshot, tries: Tries): readonly Choice[] {
  const choices = snapshot._nodes.flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => !type.startsWith('xstate.done.state.'))
      .map((type) => [type, { label: eventLabel(type, node), events: carried(node, type, tries) }] as const),
  )
  return [...new Map(choices).values()]
}

function carried(node: Node, type: string, { events = [], outputs = {}, errors = {} }: Tries) {
  const [, kind, actorId = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  const source = String(node.invoke.find(({ id }) => id === actorId)?.src ?? '')
  if (kind === 'done') return (outputs[source] ?? [undefined]).map((output) => ({ type, output, actorId }))
  if (kind === 'error')
    return (errors[source] ?? [new Error('failed')]).map((error) => ({ type, error, actorId }))
  const known = events.filter((event) => event.type === type)
  return known.length > 0 ? known : [{ type }]
}
