/** A node of the syntax tree, as far as the rules below look at it. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly key?: Node
  readonly callee?: Node
  readonly expression?: Node
  readonly object?: Node
  readonly property?: Node
  readonly left?: Node
}

interface Path {
  readonly node: Node
  readonly parentPath: Path | null
}

const isCallOf = (path: Path | null | undefined, name: string): boolean =>
  path?.node.type === 'CallExpression' && path.node.callee?.name === name

/** Matches `event.type`. */
const isTypeOfEvent = (node: Node | undefined): boolean =>
  node?.object?.name === 'event' && node.property?.name === 'type'

/** The places that are not mutated, each with its reason. */
const rules: readonly (readonly [reason: string, holds: (path: Path) => boolean])[] = [
  [
    'types of a machine are read by TypeScript only',
    ({ node, parentPath }) =>
      node.type === 'ObjectProperty' &&
      node.key?.name === 'types' &&
      isCallOf(parentPath?.parentPath, 'setup'),
  ],
  [
    'the message of an Error is for engineers',
    ({ node, parentPath }) =>
      /^(?:StringLiteral|TemplateLiteral)$/.test(node.type) &&
      parentPath?.node.type === 'NewExpression' &&
      /Error$/.test(parentPath.node.callee?.name ?? ''),
  ],
  [
    'the name of an actor that is not provided is for engineers',
    (path) => isCallOf(path, 'notProvided') || isCallOf(path, 'notProvidedListener'),
  ],
  [
    'asking for the type of an event tells TypeScript what the event carries: the chart says which events come',
    (path) =>
      isCallOf(path, 'assertEvent') ||
      path.node.expression?.callee?.name === 'assertEvent' ||
      (path.node.type === 'BinaryExpression' && isTypeOfEvent(path.node.left)),
  ],
]

/** The plugin of Stryker that leaves out mutants which say nothing about what a member meets. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'by-rule',
    value: { shouldIgnore: (path: Path) => rules.find(([, holds]) => holds(path))?.[0] },
  },
]
