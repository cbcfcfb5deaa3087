import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'

type Node = AnyStateMachine['root']
type Transition = NonNullable<Node['always']>[number]

/**
 * Draws a machine as Mermaid stateDiagram-v2 text, in the order it is written: states, what they run, and
 * transitions as `event [guard] / actions`. The same machine always gives the same text.
 */
export function mermaid(machine: AnyStateMachine): string {
  return [`---`, `title: ${machine.id}`, `---`, `stateDiagram-v2`, ...inside(machine.root, '  '), ''].join(
    '\n',
  )
}

/** Holds the drawing of a machine as the file `tests/machines/charts/{name}.mmd`. */
export async function expectChart(machine: AnyStateMachine, name: string): Promise<void> {
  // A web environment rewrites addresses made with import.meta.url; a plain path stays what it is.
  await expect(mermaid(machine)).toMatchFileSnapshot(
    join(import.meta.dirname, '../machines/charts', `${name}.mmd`),
  )
}

function inside(node: Node, indent: string): string[] {
  const children = Object.values(node.states)
  const lines: string[] = []
  for (const [index, child] of children.entries()) {
    if (node.type === 'parallel' && index > 0) lines.push(`${indent}--`)
    lines.push(...declared(child, indent))
  }
  if (node.type === 'compound') {
    const [first] = node.initial.target
    lines.unshift(`${indent}[*] --> ${idOf(first ?? node)}${labelOf('', undefined, node.initial.actions)}`)
  }
  for (const child of children) lines.push(...leaving(child, indent))
  return node.parent ? lines : [...lines, ...fromAnywhere(node, indent)]
}

function declared(node: Node, indent: string): string[] {
  const id = idOf(node)
  const about = [
    ...node.invoke.map((invoke) => `runs ${invoke.src}`),
    ...written(node.config.entry).map((action) => `entry / ${action}`),
    ...written(node.config.exit).map((action) => `exit / ${action}`),
    ...(node.type === 'history' ? [`history (${node.history})`] : []),
  ].map((line) => `${indent}${id} : ${safe(line)}`)
  const name = id === node.key ? id : `"${node.key}" as ${id}`
  if (Object.keys(node.states).length === 0) return [`${indent}state ${name}`, ...about]
  return [`${indent}state ${name} {`, ...inside(node, `${indent}  `), `${indent}}`, ...about]
}

function leaving(node: Node, indent: string): string[] {
  const lines = transitionsOf(node).flatMap((transition) =>
    (transition.target ?? [node]).map(
      (target) =>
        `${indent}${idOf(node)} --> ${idOf(target)}${labelOf(eventOf(transition, node), transition.guard, transition.actions)}`,
    ),
  )
  return node.type === 'final' ? [...lines, `${indent}${idOf(node)} --> [*]`] : lines
}

/** Transitions of the machine itself: they hold in every state, so they are drawn from one extra box. */
function fromAnywhere(root: Node, indent: string): string[] {
  const transitions = transitionsOf(root)
  if (transitions.length === 0) return []
  return [
    `${indent}state "any state" as any_state`,
    ...transitions.flatMap((transition) =>
      (transition.target ?? [undefined]).map(
        (target) =>
          `${indent}any_state --> ${target ? idOf(target) : 'any_state'}${labelOf(eventOf(transition, root), transition.guard, transition.actions)}`,
      ),
    ),
  ]
}

const transitionsOf = (node: Node): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const idOf = (node: Node): string => node.path.join('_').replace(/\W/g, '_') || 'machine'

/** An event in words: `activate done`, `activate failed`, `after 1000 ms`, `all done`, or its own name. */
function eventOf({ eventType }: Transition, node: Node): string {
  const type = String(eventType)
  const [, kind, id = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.+)$/.exec(type) ?? []
  const source = String(node.invoke.find((invoke) => invoke.id === id)?.src ?? id)
  if (kind === 'done.actor') return `${source} done`
  if (kind === 'error.actor') return `${source} failed`
  if (kind === 'snapshot') return `${source} changed`
  if (kind === 'done.state') return 'all done'
  if (kind !== 'after') return type || 'always'
  const delay = id.slice(0, -node.id.length - 1)
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`
}

function labelOf(event: string, guard: unknown, actions: readonly unknown[]): string {
  const done = written(actions).join(', ')
  const label = [event, guard ? `[${guardOf(guard)}]` : '', done ? `/ ${done}` : ''].filter(Boolean).join(' ')
  return label ? ` : ${safe(label)}` : ''
}

function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'a condition'
    const parts = guard.guards.map(guardOf)
    return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
  }
  return named(guard)
}

/** The names of actions; what has none (an assignment written in place) goes by its kind. */
function written(actions: unknown): string[] {
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

/** Mermaid ends a statement at a semicolon and reads braces and quotes; those become entities. */
const safe = (line: string): string => line.replace(/[#;{}"<>]/g, (sign) => `#${sign.charCodeAt(0)};`)
