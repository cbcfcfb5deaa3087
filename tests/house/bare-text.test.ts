import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesIn, type SourceFile, treeOf } from './source-files.ts'

/** The type of a slot for elements alone, which `tsc` holds against whoever fills it. */
const slotType = /\b(?:Elements|ReactElement)\b/

const isName = (node: ts.Node | undefined): node is ts.Identifier =>
  node !== undefined && ts.isIdentifier(node)

/** The names of a file for which elements, and never texts, are drawn: variables, functions, and props of the slots' type. */
const elementNames = (tree: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if ((ts.isPropertySignature(node) || ts.isParameter(node)) && isName(node.name))
      if (slotType.test(node.type?.getText(tree) ?? '')) names.add(node.name.text)
    if (ts.isVariableDeclaration(node) && isName(node.name) && node.initializer) {
      const { initializer } = node
      const drawn = ts.isArrowFunction(initializer) ? resultsOf(initializer) : [initializer]
      if (drawn.length > 0 && drawn.every((one) => isElement(one, names))) names.add(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

/** The expressions that a function returns. */
const resultsOf = ({ body }: ts.ArrowFunction): readonly ts.Expression[] => {
  if (!ts.isBlock(body)) return [body]
  const results: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return results
}

/** Tells whether an expression draws elements or nothing, whatever it comes to. */
const isElement = (node: ts.Expression, names: ReadonlySet<string>): boolean => {
  const every = (...nodes: readonly ts.Expression[]) => nodes.every((one) => isElement(one, names))
  if (ts.isParenthesizedExpression(node)) return every(node.expression)
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true
  if (node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true
  if (ts.isConditionalExpression(node)) return every(node.whenTrue, node.whenFalse)
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? every(node.right)
      : every(node.left, node.right)
  if (ts.isIdentifier(node)) return names.has(node.text) || node.text === 'undefined'
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text)
  if (!ts.isCallExpression(node)) return false
  const [callback] = node.arguments
  const isMap = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'map'
  return isMap && callback && ts.isArrowFunction(callback)
    ? every(...resultsOf(callback))
    : every(node.expression)
}

/** Tells whether a child is a space alone, which nobody translates. */
const isBlank = (node: ts.Node): boolean =>
  (ts.isJsxText(node) || ts.isStringLiteral(node)) && node.text.trim() === ''

/** The texts of a file that stand beside other children, or bare in a fragment. */
const bareTexts = (file: SourceFile): readonly string[] => {
  const tree = treeOf(file)
  const names = elementNames(tree)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxExpression(child) ? child.expression && !isBlank(child.expression) : !isBlank(child),
      )
      if (children.length > 1 || ts.isJsxFragment(node))
        for (const child of children)
          if (
            ts.isJsxText(child) ||
            (ts.isJsxExpression(child) && child.expression && !isElement(child.expression, names))
          ) {
            const { line } = tree.getLineAndCharacterOfPosition(child.getStart(tree))
            found.push(`${file.path}:${line + 1} ${child.getText(tree).trim()}`)
          }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

test('a text that has anything beside it stands in an element of its own, or a translated page breaks @WHL-8', () => {
  // Testers and marketers read English.
  const islands = filesIn('src/islands').filter(
    ({ path }) => path.endsWith('.tsx') && !/^src\/islands\/(?:qa|desk)\//.test(path),
  )
  expect(islands.flatMap(bareTexts)).toEqual([])
})

const inFile = (text: string): SourceFile => ({ path: 'src/islands/a/b.tsx', text })

test.each([
  '<p><Icon />{words.a()}</p>',
  '<p>{words.a()} {words.b()}</p>',
  '<p>+{n}</p>',
  '<>{words.a()}</>',
  '<p><Icon />{isOn && words.a()}</p>',
  '<p><Icon />{isOn ? <b /> : name}</p>',
  '<p><Icon />{name ?? <b />}</p>',
  '<ul><li />{names.map((name) => name)}</ul>',
])('a bare text is found in %s', (text) => {
  expect(bareTexts(inFile(`const drawn = ${text}`))).not.toEqual([])
})

test('a slot that takes texts is none for what stands beside others', () => {
  const part = (type: string) =>
    inFile(`function Part({ children }: { children: ${type} }) { return <p><Icon />{children}</p> }`)
  expect(bareTexts(part('ReactNode'))).not.toEqual([])
  expect(bareTexts(part('Elements'))).toEqual([])
})

test.each([
  '<p>{words.a()}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  '<p>{`${words.a()} ${name}`}</p>',
  '<p><Icon /> <span>{words.a()}</span></p>',
  '<p>{isOn && <Icon />}{isOn ? <b /> : null}</p>',
  '<ul><li />{names.map((name) => <li>{name}</li>)}</ul>',
])('and none in %s', (text) => {
  expect(bareTexts(inFile(`const drawn = ${text}`))).toEqual([])
})
