import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { type ChartState, labelLines, stateActions, statesIn, transitionLabel } from './chart.ts'

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

/** Lays a machine's chart out: where each box lies, and how each arrow runs. For the build; a browser gets the result. */
export async function layoutOf(machine: ChartState): Promise<Drawing> {
  const states = statesIn(machine)
  const any: ChartState = { ...machine, path: anyState, name: 'any state', states: [], initial: undefined }
  const outermost = machine.transitions.length > 0 ? [...machine.states, any] : machine.states
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
    children: insideOf({ ...machine, states: outermost }),
    edges: edges.map(toLayOut),
  })
  const laid = nodesIn(graph)
  const nodes = new Map(laid.map((node) => [node.id, node]))
  const routed = new Map(laid.flatMap((node) => node.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: [...states.slice(1), ...(outermost.includes(any) ? [any] : [])].map((state) =>
      boxOf(state, nodes.get(state.path)),
    ),
    arrows: edges.map((edge, index) => arrowOf(edge, routed.get(String(index)))),
    dots: states.flatMap(({ path, initial }) => {
      const { x = 0, y = 0 } = nodes.get(dotIn(path)) ?? {}
      return initial ? [{ x: round(x + dot / 2), y: round(y + dot / 2) }] : []
    }),
  }
}

/** The id of the dot where a state begins. */
const dotIn = (path: string): string => `${path}|begin`

/** The texts in a state's box below its name: what it does, and what happens without leaving it. */
const textsIn = (state: ChartState): readonly Text[] => [
  ...stateActions(state).map((text) => ({ text })),
  ...state.transitions
    .filter(({ to }) => to.length === 0)
    .map((transition) => ({ text: transitionLabel(transition), transition: transition.name })),
]

const insideOf = (state: ChartState): ElkNode[] => [
  ...(state.initial ? [{ id: dotIn(state.path), width: dot, height: dot }] : []),
  ...state.states.map(nodeOf),
]

const nodeOf = (state: ChartState): ElkNode => {
  const texts = textsIn(state)
  const size = {
    width:
      Math.max(state.name.length * nameLetter, ...texts.map(({ text }) => text.length * letter), 72) +
      2 * gap,
    height: title + texts.length * line + (texts.length > 0 ? gap / 2 : 0),
  }
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

/** An arrow to be laid out, with the lines of its label: from a dot, or to one of a transition's targets. */
interface Edge extends Pick<Arrow, 'transition'> {
  readonly source: string
  readonly target: string
  readonly lines: readonly string[]
}

const edgesOf = ({ path, initial, transitions }: ChartState): readonly Edge[] => [
  ...(initial ? [{ transition: '', source: dotIn(path), target: initial.to, lines: [] }] : []),
  ...transitions.flatMap((transition) =>
    transition.to.map((target) => ({
      transition: transition.name,
      source: transition.from || anyState,
      target,
      lines: labelLines(transition),
    })),
  ),
]

const toLayOut = ({ source, target, lines }: Edge, index: number): ElkExtendedEdge => {
  const width = Math.max(...lines.map(({ length }) => length * letter))
  const label = { text: lines.join('\n'), width, height: lines.length * arrowLine }
  const labels = lines.length > 0 ? [label] : []
  return { id: String(index), sources: [source], targets: [target], labels }
}

const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

const boxOf = (state: ChartState, node: ElkNode | undefined): Box => {
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {}
  return {
    path: state.path,
    name: state.name,
    isFinal: state.kind === 'final',
    hasStates: state.states.length > 0,
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
