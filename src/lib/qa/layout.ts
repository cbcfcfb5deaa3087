import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine } from 'xstate'
import {
  initialOf,
  labelLines,
  type Node,
  nodesIn,
  pathOf,
  stateActions,
  transitionLabel,
  transitionsOf,
} from './chart.ts'

/** A line of text in a box or at an arrow; `transition` where it stands for one that stays in its state. */
interface Text {
  readonly text: string
  readonly transition?: string | undefined
}

/** A state as a box. Pixels from the map's upper left corner. */
export interface Box {
  /** The dotted path; `any` for the box of transitions that hold in every state. */
  readonly path: string
  readonly name: string
  readonly isFinal: boolean
  readonly hasStates: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly texts: readonly Text[]
}

interface Arrow {
  /** The transition's name; empty for the one that leads from where a state begins. */
  readonly transition: string
  readonly d: string
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[]
}

/** A machine's map, finished: nothing is left to measure. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Outer boxes come before those inside them. */
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  /** The dots that mark the beginning of a state: their middles. */
  readonly dots: readonly { readonly x: number; readonly y: number }[]
}

/** Measures in pixels; the widths of letters are the most that the portal's font needs, on average. */
const [letter, nameLetter, line, arrowLine, title, gap, dot] = [7.3, 8.5, 18, 15, 34, 12, 12]

export const anyState = 'any'

const spacing = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

/** Lays a machine's map out: where each box lies, and how each arrow runs. For the build; a browser gets the result. */
export async function layoutOf({ root }: AnyStateMachine): Promise<Drawing> {
  const states = nodesIn(root)
  const holdsAnywhere = transitionsOf(root).length > 0
  const edges = states.flatMap(edgesOf)
  const graph: ElkNode = await new Elk().layout({
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
    children: [...insideOf(root), ...(holdsAnywhere ? [nodeOf(root)] : [])],
    edges: edges.map(toLayOut),
  })
  const laid = laidIn(graph)
  const nodes = new Map(laid.map((node) => [node.id, node]))
  const routed = new Map(laid.flatMap((node) => node.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: [...states.slice(1), ...(holdsAnywhere ? [root] : [])].map((state) =>
      boxOf(state, nodes.get(idOf(state))),
    ),
    arrows: edges.map((edge, index) => arrowOf(edge, routed.get(String(index)))),
    dots: states.flatMap((state) => {
      const { x = 0, y = 0 } = nodes.get(dotIn(state)) ?? {}
      return initialOf(state) ? [{ x: round(x + dot / 2), y: round(y + dot / 2) }] : []
    }),
  }
}

/** The id of a state's box. The machine's own is that of transitions that hold in every state. */
const idOf = (state: Node): string => pathOf(state) || anyState

const nameOf = (state: Node): string => (state.parent ? state.key : 'any state')

/** Tells whether other boxes stand in a state's box. */
const isOuter = ({ parent, states }: Node): boolean => parent !== undefined && Object.keys(states).length > 0

/** The id of the dot where a state begins. */
const dotIn = (state: Node): string => `${pathOf(state)}|begin`

/** The texts in a state's box below its name: what it does, and what happens without leaving it. */
const textsIn = (state: Node): readonly Text[] => [
  ...stateActions(state).map((text) => ({ text })),
  ...transitionsOf(state)
    .filter(({ to }) => to.length === 0)
    .map((transition) => ({ text: transitionLabel(transition), transition: transition.name })),
]

const insideOf = (state: Node): ElkNode[] => [
  ...(initialOf(state) ? [{ id: dotIn(state), width: dot, height: dot }] : []),
  ...Object.values(state.states).map(nodeOf),
]

const nodeOf = (state: Node): ElkNode => {
  const texts = textsIn(state)
  const widths = [nameOf(state).length * nameLetter, ...texts.map(({ text }) => text.length * letter), 72]
  const width = Math.max(...widths) + 2 * gap
  const height = title + texts.length * line + (texts.length > 0 ? gap / 2 : 0)
  if (!isOuter(state)) return { id: idOf(state), width, height }
  return {
    id: idOf(state),
    children: insideOf(state),
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${height + gap},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

/** An arrow to be laid out, with the lines of its label: from a dot, or to one of a transition's targets. */
interface Edge extends Pick<Arrow, 'transition'> {
  readonly source: string
  readonly target: string
  readonly lines: readonly string[]
}

const edgesOf = (state: Node): readonly Edge[] => {
  const initial = initialOf(state)
  const edges = transitionsOf(state).flatMap((transition) =>
    transition.to.map((target) => ({
      transition: transition.name,
      source: idOf(state),
      target,
      lines: labelLines(transition),
    })),
  )
  return initial ? [{ transition: '', source: dotIn(state), target: initial.to, lines: [] }, ...edges] : edges
}

const toLayOut = ({ source, target, lines }: Edge, index: number): ElkExtendedEdge => {
  const width = Math.max(...lines.map(({ length }) => length * letter))
  const label = { text: lines.join('\n'), width, height: lines.length * arrowLine }
  const labels = lines.length > 0 ? [label] : []
  return { id: String(index), sources: [source], targets: [target], labels }
}

const laidIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(laidIn)]

const boxOf = (state: Node, node: ElkNode | undefined): Box => {
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {}
  return {
    path: idOf(state),
    name: nameOf(state),
    isFinal: state.type === 'final',
    hasStates: isOuter(state),
    ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
    texts: textsIn(state),
  }
}

const arrowOf = ({ transition, lines }: Edge, edge: ElkExtendedEdge | undefined): Arrow => {
  const [section] = edge?.sections ?? []
  const [label] = edge?.labels ?? []
  const points: readonly ElkPoint[] = section
    ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    : []
  const { x = 0, y = 0 } = label ?? {}
  return {
    transition,
    d: `M${points.map((point) => `${round(point.x)},${round(point.y)}`).join('L')}`,
    texts: lines.map((text, index) => ({ x: round(x), y: round(y + (index + 0.75) * arrowLine), text })),
  }
}

/** Half pixels are fine enough. */
const round = (value: number): number => Math.round(value * 2) / 2
