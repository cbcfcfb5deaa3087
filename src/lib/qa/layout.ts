import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { type ChartState, statesIn } from './chart.ts'
import { type Arrow, anyState, type Box, type Drawing, metrics } from './drawing.ts'
import { arrowTo, dotIn, elkGraphOf, textsAt, textsIn } from './elk-graph.ts'

/** Lays a machine's chart out: where each box lies, and how each arrow runs. For the build; a browser gets the result. */
export async function layoutOf(machine: ChartState): Promise<Drawing> {
  const { width = 0, height = 0, children, edges } = await new Elk().layout(elkGraphOf(machine))
  const nodes = new Map(nodesIn(children).map((node) => [node.id, node]))
  const lines = new Map(
    [...(edges ?? []), ...nodesIn(children).flatMap((node) => node.edges ?? [])].map((edge) => [
      edge.id,
      edge,
    ]),
  )
  const states = statesIn(machine)
  const any: ChartState = { ...machine, path: anyState, name: 'any state', states: [] }
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: [...states.slice(1), ...(nodes.has(anyState) ? [any] : [])].map((state) => boxOf(state, nodes)),
    arrows: states.flatMap((state) => arrowsOf(state, lines)),
    dots: states.flatMap(({ path, initial }) => (initial ? [middleOf(nodes.get(dotIn(path)))] : [])),
  }
}

const nodesIn = (nodes: readonly ElkNode[] = []): readonly ElkNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)])

const boxOf = (state: ChartState, nodes: ReadonlyMap<string, ElkNode>): Box => {
  const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(state.path) ?? {}
  return {
    path: state.path,
    name: state.name,
    isFinal: state.kind === 'final',
    hasStates: state.states.length > 0,
    ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
    texts: textsIn(state),
  }
}

const arrowsOf = (state: ChartState, lines: ReadonlyMap<string, ElkExtendedEdge>): Arrow[] => [
  ...(state.initial ? [arrowOf('', [], lines.get(arrowTo(dotIn(state.path), 0)))] : []),
  ...state.transitions.flatMap((transition) =>
    transition.to.map((_, index) =>
      arrowOf(transition.name, textsAt(transition), lines.get(arrowTo(transition.name, index))),
    ),
  ),
]

const arrowOf = (transition: string, texts: readonly string[], edge: ElkExtendedEdge | undefined): Arrow => {
  const [section] = edge?.sections ?? []
  const [label] = edge?.labels ?? []
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []
  const { x = 0, y = 0 } = label ?? {}
  const leading = metrics.line - 3
  return {
    transition,
    d: rounded(points),
    texts: texts.map((text, index) => ({ x: round(x), y: round(y + (index + 0.75) * leading), text })),
  }
}

/** A line through points whose corners are round. */
const rounded = (points: readonly ElkPoint[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`
    })
    .join('')

const towards = (from: ElkPoint, to: ElkPoint): ElkPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length > 0 ? Math.min(6, length / 2) / length : 0
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const middleOf = (node: ElkNode | undefined) => ({
  x: round((node?.x ?? 0) + metrics.dot / 2),
  y: round((node?.y ?? 0) + metrics.dot / 2),
})

const at = ({ x, y }: ElkPoint): string => `${round(x)},${round(y)}`

/** Half pixels are fine enough. */
const round = (value: number): number => Math.round(value * 2) / 2
