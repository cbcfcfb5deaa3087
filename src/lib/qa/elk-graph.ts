import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { type ChartState, type ChartTransition, doingsOf, statesIn, transitionInWords } from './chart.ts'
import { anyState, metrics, type Text } from './drawing.ts'

const { letter, name: nameLetter, line, title, gap, dot } = metrics

/** Returns the texts in a state's box below its name: what it does, and what happens without leaving it. */
export const textsIn = (state: ChartState): readonly Text[] => [
  ...doingsOf(state).map((text) => ({ text })),
  ...state.transitions
    .filter(({ to }) => to.length === 0)
    .map((transition) => ({ text: transitionInWords(transition), transition: transition.name })),
]

/** The lines at an arrow: the event, then what guards it, then what is done. */
export const textsAt = ({ event, guard, actions }: ChartTransition): readonly string[] =>
  [event, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )

/** The name of the dot where a state begins, and of an arrow to one of its transition's targets. */
export const dotIn = (path: string): string => `${path}|begin`
export const arrowTo = (transition: string, index: number): string => `${transition}|${index}`

/** A machine's chart as a graph that elk can lay out. */
export const elkGraphOf = (machine: ChartState): ElkNode => {
  const any = machine.transitions.length > 0
  return {
    id: '(machine)',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      ...spacing,
      'elk.padding': '[top=16,left=16,bottom=16,right=16]',
    },
    children: [
      ...insideOf(machine),
      ...(any ? [{ id: anyState, ...sizeOf('any state', textsIn(machine)) }] : []),
    ],
    edges: statesIn(machine).flatMap(edgesOf),
  }
}

const spacing = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

const insideOf = (state: ChartState): ElkNode[] => [
  ...(state.initial ? [{ id: dotIn(state.path), width: dot, height: dot }] : []),
  ...state.states.map(nodeOf),
]

const nodeOf = (state: ChartState): ElkNode => {
  const texts = textsIn(state)
  const size = sizeOf(state.name, texts)
  if (state.states.length === 0) return { id: state.path, ...size }
  return {
    id: state.path,
    children: insideOf(state),
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${size.height + gap},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
  }
}

const sizeOf = (name: string, texts: readonly Text[]) => ({
  width: Math.max(name.length * nameLetter, ...texts.map(({ text }) => text.length * letter), 72) + 2 * gap,
  height: title + texts.length * line + (texts.length > 0 ? gap / 2 : 0),
})

const edgesOf = (state: ChartState): ElkExtendedEdge[] => [
  ...(state.initial
    ? [{ id: arrowTo(dotIn(state.path), 0), sources: [dotIn(state.path)], targets: [state.initial.to] }]
    : []),
  ...state.transitions.flatMap((transition) =>
    transition.to.map((target, index) => ({
      id: arrowTo(transition.name, index),
      sources: [transition.from || anyState],
      targets: [target],
      labels: [labelOf(textsAt(transition))],
    })),
  ),
]

const labelOf = (texts: readonly string[]) => ({
  text: texts.join('\n'),
  width: Math.max(...texts.map(({ length }) => length * letter), 1),
  height: texts.length * (line - 3),
})
