import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { initialOf, type Node, pathOf, stateActions, transitionLabel, transitionsOf } from '#lib/qa/chart.ts'

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

function inside(state: Node, indent: string): string[] {
  const lines: string[] = []
  const states = Object.values(state.states)
  const initial = initialOf(state)
  for (const [index, child] of states.entries()) {
    if (state.type === 'parallel' && index > 0) lines.push(`${indent}--`)
    lines.push(...declared(child, indent))
  }
  if (initial) {
    const label = transitionLabel({ event: '', guard: '', actions: initial.actions })
    lines.unshift(`${indent}[*] --> ${idOf(initial.to)}${labelled(label)}`)
  }
  for (const child of states) lines.push(...leaving(child, indent))
  return state.parent ? lines : [...lines, ...fromAnywhere(state, indent)]
}

function declared(state: Node, indent: string): string[] {
  const id = idOf(pathOf(state))
  const about = [...stateActions(state), ...(state.type === 'history' ? ['history'] : [])].map(
    (line) => `${indent}${id} : ${safe(line)}`,
  )
  const name = id === state.key ? id : `"${state.key}" as ${id}`
  if (Object.keys(state.states).length === 0) return [`${indent}state ${name}`, ...about]
  return [`${indent}state ${name} {`, ...inside(state, `${indent}  `), `${indent}}`, ...about]
}

function leaving(state: Node, indent: string): string[] {
  const id = idOf(pathOf(state))
  const lines = arrows(state, id, indent)
  return state.type === 'final' ? [...lines, `${indent}${id} --> [*]`] : lines
}

/** Transitions of the machine itself: they hold in every state, so they are drawn from one extra box. */
function fromAnywhere(machine: Node, indent: string): string[] {
  if (transitionsOf(machine).length === 0) return []
  return [`${indent}state "any state" as any_state`, ...arrows(machine, 'any_state', indent)]
}

const arrows = (state: Node, from: string, indent: string): string[] =>
  transitionsOf(state).flatMap((transition) =>
    (transition.to.length > 0 ? transition.to.map(idOf) : [from]).map(
      (to) => `${indent}${from} --> ${to}${labelled(transitionLabel(transition))}`,
    ),
  )

const idOf = (path: string): string => path.replace(/\W/g, '_') || 'machine'

const labelled = (label: string): string => (label ? ` : ${safe(label)}` : '')

/** Mermaid ends a statement at a semicolon and reads braces and quotes; those become entities. */
const safe = (line: string): string => line.replace(/[#;{}"<>]/g, (sign) => `#${sign.charCodeAt(0)};`)
