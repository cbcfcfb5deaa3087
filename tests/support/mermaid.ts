import { join } from 'node:path'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type ChartState, chartOf, stateActions, transitionLabel } from '#lib/qa/chart.ts'

/**
 * Draws a machine as Mermaid stateDiagram-v2 text, in the order it is written: states, what they run, and
 * transitions as `event [guard] / actions`. The same machine always gives the same text.
 */
export function mermaid(machine: AnyStateMachine): string {
  return [
    `---`,
    `title: ${machine.id}`,
    `---`,
    `stateDiagram-v2`,
    ...inside(chartOf(machine), '  '),
    '',
  ].join('\n')
}

/** Holds the drawing of a machine as the file `tests/machines/charts/{name}.mmd`. */
export async function expectChart(machine: AnyStateMachine, name: string): Promise<void> {
  // A web environment rewrites addresses made with import.meta.url; a plain path stays what it is.
  await expect(mermaid(machine)).toMatchFileSnapshot(
    join(import.meta.dirname, '../machines/charts', `${name}.mmd`),
  )
}

function inside(state: ChartState, indent: string): string[] {
  const lines: string[] = []
  for (const [index, child] of state.states.entries()) {
    if (state.kind === 'parallel' && index > 0) lines.push(`${indent}--`)
    lines.push(...declared(child, indent))
  }
  if (state.initial) {
    const label = transitionLabel({ event: '', guard: '', actions: state.initial.actions })
    lines.unshift(`${indent}[*] --> ${idOf(state.initial.to)}${labelled(label)}`)
  }
  for (const child of state.states) lines.push(...leaving(child, indent))
  return state.path ? lines : [...lines, ...fromAnywhere(state, indent)]
}

function declared(state: ChartState, indent: string): string[] {
  const id = idOf(state.path)
  const about = [...stateActions(state), ...(state.kind === 'history' ? ['history'] : [])].map(
    (line) => `${indent}${id} : ${safe(line)}`,
  )
  const name = id === state.name ? id : `"${state.name}" as ${id}`
  if (state.states.length === 0) return [`${indent}state ${name}`, ...about]
  return [`${indent}state ${name} {`, ...inside(state, `${indent}  `), `${indent}}`, ...about]
}

function leaving(state: ChartState, indent: string): string[] {
  const lines = arrows(state, idOf(state.path), indent)
  return state.kind === 'final' ? [...lines, `${indent}${idOf(state.path)} --> [*]`] : lines
}

/** Transitions of the machine itself: they hold in every state, so they are drawn from one extra box. */
function fromAnywhere(machine: ChartState, indent: string): string[] {
  if (machine.transitions.length === 0) return []
  return [`${indent}state "any state" as any_state`, ...arrows(machine, 'any_state', indent)]
}

const arrows = ({ transitions }: ChartState, from: string, indent: string): string[] =>
  transitions.flatMap((transition) =>
    (transition.to.length > 0 ? transition.to.map(idOf) : [from]).map(
      (to) => `${indent}${from} --> ${to}${labelled(transitionLabel(transition))}`,
    ),
  )

const idOf = (path: string): string => path.replace(/\W/g, '_') || 'machine'

const labelled = (label: string): string => (label ? ` : ${safe(label)}` : '')

/** Mermaid ends a statement at a semicolon and reads braces and quotes; those become entities. */
const safe = (line: string): string => line.replace(/[#;{}"<>]/g, (sign) => `#${sign.charCodeAt(0)};`)
