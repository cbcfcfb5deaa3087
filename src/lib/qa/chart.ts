import type { AnyStateMachine, StateValue } from 'xstate'

export type Node = AnyStateMachine['root']

export interface ChartTransition {
  /** A name that no other transition of the machine has: `member.resting on rejected[1]`. */
  readonly name: string
  /** The dotted path of the state that it leaves; empty for one that holds in every state. */
  readonly from: string
  /** The dotted paths that it leads to; none when it stays. */
  readonly to: readonly string[]
  readonly event: string
  readonly guard: string
  readonly actions: readonly string[]
}

/** Returns a state's path as the maps name it: `member.renewing`; parallel states with a plus. */
export const statePath = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => [name, statePath(inner ?? '')].filter(Boolean).join('.'))
        .join(' + ')

type Definition = NonNullable<Node['always']>[number]

/** The dotted path of a state; empty for the machine itself. */
export const pathOf = (node: Node): string => node.path.join('.')

/** A state with all that are in it, in the order in which they are written. */
export const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

export const transitionName = (node: Node, definition: Definition): string => {
  const siblings = node.transitions.get(definition.eventType) ?? node.always ?? []
  return `${pathOf(node) || '(root)'} on ${definition.eventType || 'always'}[${siblings.indexOf(definition)}]`
}

/** The definitions of the transitions that leave a state, in the order in which they are written. */
export const definitionsOf = (node: Node): readonly Definition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** The transitions that leave a state, in words; nothing of them runs. */
export const transitionsOf = (node: Node): readonly ChartTransition[] =>
  definitionsOf(node).map((definition) => ({
    name: transitionName(node, definition),
    from: pathOf(node),
    to: (definition.target ?? []).map(pathOf),
    event: eventLabel(String(definition.eventType), node),
    guard: guardLabel(definition.guard),
    actions: actionLabels(definition.actions),
  }))

/** The state in which one begins, and the actions that run then; undefined for one without states, or with parallel ones. */
export const initialOf = ({ type, initial }: Node) => {
  const [first] = type === 'compound' ? initial.target : []
  return first && { to: pathOf(first), actions: actionLabels(initial.actions) }
}

type Label = Pick<ChartTransition, 'event' | 'guard' | 'actions'>

/** The lines of a transition's label: the event, then what guards it, then what is done. */
export const labelLines = ({ event, guard, actions }: Label): readonly string[] =>
  [event, guard && `[${guard}]`, actions.length > 0 ? `/ ${actions.join(', ')}` : ''].filter(Boolean)

/** A transition on one line: `rejected [isCurrent] / forget`. */
export const transitionLabel = (transition: Label): string => labelLines(transition).join(' ')

export type Transitions = ReadonlyMap<string, ChartTransition>

export const transitionsByName = (machine: AnyStateMachine): Transitions =>
  new Map(nodesIn(machine.root).flatMap((node) => transitionsOf(node).map((one) => [one.name, one])))

/**
 * Transitions with their states, by their names: `resting → confirming: pressed [stands ready]`. A name that this build's
 * machine does not have stands as it is.
 */
export const describeTransitions = (transitions: Transitions, names: readonly string[]): string =>
  names
    .map((name) => {
      const found = transitions.get(name)
      if (!found) return name
      const { from, to, event, guard } = found
      return `${[from || 'any state', ...to].join(' → ')}: ${event}${guard && ` [${guard}]`}`
    })
    .join(', ')

/** Returns what a state does besides its transitions, a line each: `runs activate`, `entry / readRemaining`. */
export const stateActions = ({ invoke, config }: Node): readonly string[] => [
  ...invoke.map(({ src }) => `runs ${String(src)}`),
  ...actionLabels(config.entry).map((action) => `entry / ${action}`),
  ...actionLabels(config.exit).map((action) => `exit / ${action}`),
]

/** The label of an event: `activate done`, `activate failed`, `after coolDown (5000 ms)`, `all done`, or its own name. */
export function eventLabel(type: string, node: Node): string {
  const [, kind, id = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.+)$/.exec(type) ?? []
  const source = String(node.invoke.find((invoke) => invoke.id === id)?.src ?? id)
  if (kind === 'done.actor') return `${source} done`
  if (kind === 'error.actor') return `${source} failed`
  if (kind === 'snapshot') return `${source} changed`
  if (kind === 'done.state') return 'all done'
  if (kind !== 'after') return type || 'always'
  const delay = id.slice(0, -node.id.length - 1)
  if (/^\d+$/.test(delay)) return `after ${delay} ms`
  const known = node.machine.implementations.delays[delay]
  return `after ${delay}${typeof known === 'number' ? ` (${known} ms)` : ''}`
}

/** The label of a guard; one that is put together names its parts: `isCurrent and mayNotRenew`. */
function guardLabel(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'a condition'
    const parts = guard.guards.map(guardLabel)
    return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
  }
  return named(guard)
}

/** The names of actions; what has none (an assignment written in place) goes by its kind. */
function actionLabels(actions: unknown): readonly string[] {
  const list = Array.isArray(actions) ? actions : actions === undefined ? [] : [actions]
  return list.map((action) => {
    if (typeof action === 'string') return action
    if (typeof action === 'function')
      return ('type' in action ? String(action.type).replace('xstate.', '') : action.name) || 'an action'
    return named(action)
  })
}

function named(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('type' in value)) return String(value)
  const params =
    'params' in value && value.params !== undefined && typeof value.params !== 'function'
      ? value.params
      : undefined
  if (params === undefined) return String(value.type)
  return `${value.type} ${typeof params === 'object' ? JSON.stringify(params) : String(params)}`
}

/** The functions of a configuration that only compute data: without them a machine has the same states and transitions. */
const computed = new Set(['input', 'output', 'params'])

/** Returns a machine as code that Stately's editor imports ("Import from code"): guards and actions by their names. */
export const statelyCode = (machine: AnyStateMachine): string => {
  const config = JSON.stringify(
    machine.config,
    (key, value: unknown) => {
      if (key === 'context') return undefined
      // An event that a state is written to ignore.
      if (value === undefined) return {}
      if (typeof value !== 'function') return value
      if (computed.has(key)) return undefined
      return key === 'guard' ? guardLabel(value) : actionLabels(value)[0]
    },
    2,
  )
  return `import { createMachine } from 'xstate'\n\nexport const machine = createMachine(${config})\n`
}
