import { type ESTree, type Plugin, parseSync } from 'vite'

type Css = (...styles: Record<string, unknown>[]) => string
type Node = ESTree.Node

const engine = new URL('../../../../styled-system/css/index.mjs', import.meta.url)

/** Returns the value that a node would have at run time; throws for anything that only the run time knows. */
const knownValue = (node: Node, known: ReadonlyMap<string, Node>): unknown => {
  if (node.type === 'Literal') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-')
    return -Number(knownValue(node.argument, known))
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) => (element === null ? undefined : knownValue(element, known)))
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map(({ value }) => value.cooked).join('')
  if (node.type === 'Identifier') {
    const meant = known.get(node.name)
    if (meant) return knownValue(meant, known)
  }
  if (node.type === 'ObjectExpression')
    return Object.assign(
      {},
      ...node.properties.map((property) => {
        if (property.type === 'SpreadElement') return knownValue(property.argument, known)
        const { key, computed } = property
        const name = key.type === 'Identifier' && !computed ? key.name : knownValue(key as Node, known)
        return { [String(name)]: knownValue(property.value as Node, known) }
      }),
    )
  throw new Error(`${node.type} is not known at build time`)
}

const eachNode = (node: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const child of node) eachNode(child, visit)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    visit(node as Node)
    for (const child of Object.values(node)) eachNode(child, visit)
  }
}

/** Returns the place where a module imports `css` alone; undefined when it does not. */
const importOfCss = (program: ESTree.Program) => {
  for (const statement of program.body) {
    if (
      statement.type !== 'ImportDeclaration' ||
      !/styled(?:-system)?\/css/.test(String(statement.source.value))
    )
      continue
    const [specifier, ...others] = statement.specifiers
    if (specifier?.type === 'ImportSpecifier' && others.length === 0 && specifier.local.name === 'css')
      return { start: statement.start, end: statement.end }
  }
  return undefined
}

const withClassNames = (code: string, css: Css): string => {
  const program = parseSync('module.js', code).program
  const engineImport = importOfCss(program)
  if (!engineImport) return code
  const known = new Map<string, Node>()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) known.set(id.name, init)
  }
  const cuts: { start: number; end: number; text: string }[] = []
  let isNeeded = false
  eachNode(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'css')
      return
    try {
      const styles = node.arguments.map((argument) => knownValue(argument, known) as Record<string, unknown>)
      cuts.push({ start: node.start, end: node.end, text: JSON.stringify(css(...styles)) })
    } catch {
      // A style that depends on the run time stays with the engine; a house test names it.
      isNeeded = true
    }
  })
  if (!isNeeded) cuts.push({ ...engineImport, text: '' })
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

/** Gives styles their class names when the site is built, so that pages carry strings instead of the engine. */
export const stylesAtBuild = (): Plugin => ({
  name: 'styles-at-build',
  enforce: 'post',
  async transform(code, id) {
    if (!/\/src\/.*\.(?:tsx?|astro)/.test(id) || !code.includes('css(')) return undefined
    const { css } = (await import(engine.href)) as { css: Css }
    const slim = withClassNames(code, css)
    return slim === code ? undefined : { code: slim, map: null }
  },
})
