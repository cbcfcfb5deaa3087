import type { AnyStateMachine } from 'xstate'
import { actionsInWords, eventInWords, guardInWords } from './spoken.ts'

type Node = AnyStateMachine['root']

/** A transition as it is written, in words. */
export interface ChartTransition {
  /** A name that no other transition of the machine has: `member.resting on rejected[1]`. */
  readonly name: string
  /** The dotted path of the state that it leaves; empty for one that holds in every state. */
  readonly from: string
  /** The dotted paths that it leads to; none when it stays. */
  readonly to: readonly string[]
  readonly event: string
  /** Empty where nothing guards it. */
  readonly guard: string
  readonly actions: readonly string[]
}

/** A state as it is written, with those inside it. The machine itself is the one whose path is empty. */
export interface ChartState {
  /** The dotted path. */
  readonly path: string
  readonly name: string
  readonly kind: Node['type']
  /** The actors that it invokes. */
  readonly runs: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** The state in which it begins, and the actions that run then; compound states only. */
  readonly initial?: { readonly to: string; readonly actions: readonly string[] } | undefined
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

type Definition = NonNullable<Node['always']>[number]

const pathOf = (node: Node): string => node.path.join('.')

/** Returns a name that no other transition of a machine has. */
export const transitionName = (node: Node, definition: Definition): string => {
  const siblings = node.transitions.get(definition.eventType) ?? node.always ?? []
  return `${pathOf(node) || '(root)'} on ${definition.eventType || 'always'}[${siblings.indexOf(definition)}]`
}

/** The transitions that leave a state of a machine, in the order in which they are written. */
export const transitionsOf = (node: Node): readonly Definition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Returns a machine's own description, in words and in the order in which it is written; nothing of it runs. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root)

const stateOf = (node: Node): ChartState => ({
  path: pathOf(node),
  name: node.key,
  kind: node.type,
  runs: node.invoke.map(({ src }) => String(src)),
  entry: actionsInWords(node.config.entry),
  exit: actionsInWords(node.config.exit),
  initial: node.type === 'compound' ? beginningOf(node) : undefined,
  states: Object.values(node.states).map(stateOf),
  transitions: transitionsOf(node).map((definition) => ({
    name: transitionName(node, definition),
    from: pathOf(node),
    to: (definition.target ?? []).map(pathOf),
    event: eventInWords(String(definition.eventType), node),
    guard: guardInWords(definition.guard),
    actions: actionsInWords(definition.actions),
  })),
})

const beginningOf = ({ initial }: Node): ChartState['initial'] => {
  const [first] = initial.target
  return first && { to: pathOf(first), actions: actionsInWords(initial.actions) }
}

/** A transition on one line: `rejected [isCurrent] / forget`. */
export const transitionInWords = ({ event, guard, actions }: Omit<ChartTransition, 'name' | 'from' | 'to'>) =>
  [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' ')

/** The transitions of a machine by their names. */
export const transitionsByName = (machine: AnyStateMachine): ReadonlyMap<string, ChartTransition> =>
  new Map(
    statesIn(chartOf(machine)).flatMap(({ transitions }) =>
      transitions.map((one) => [one.name, one] as const),
    ),
  )

/** A transition with its states on one line: `resting → confirming: pressed [stands ready]`. */
export const moveInWords = ({ from, to, event, guard }: Omit<ChartTransition, 'name' | 'actions'>): string =>
  `${[from || 'any state', ...to].join(' → ')}: ${event}${guard && ` [${guard}]`}`

/** Returns what a state does besides its transitions, a line each: `runs activate`, `entry / readRemaining`. */
export const doingsOf = ({ runs, entry, exit }: Pick<ChartState, 'runs' | 'entry' | 'exit'>) => [
  ...runs.map((actor) => `runs ${actor}`),
  ...entry.map((action) => `entry / ${action}`),
  ...exit.map((action) => `exit / ${action}`),
]

/** A state and all inside it, in the order in which they are written. */
export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap((inner) => statesIn(inner)),
]
