import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesIn, type SourceFile, treeOf } from './source-files.ts'

/** Matches files that may handle a failed import differently: tools, testers' pages, and the samples they play. */
const others = /^src\/(?:lib\/(?:build|qa)\/|islands\/qa\/|machines\/samples\.ts|pages\/)/

/** Calls that take care of an import which fails: parts with a boundary, a report, or an answer of their own. */
const careful = new Set(['late', 'onDemand', 'storyOf', 'importLate', 'catch'])

/** The loaders of languages and of Markdown reject; whoever asks for one of them answers for it. */
const leftToCallers = new Set(['src/lib/i18n/dictionaries.ts', 'src/lib/html/safe-html.ts'])

const nameOf = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText()

/** Tells whether an import is in a call that takes care of it, or in a function that is given to one by name. */
const isCared = (node: ts.Node, tree: ts.SourceFile): boolean => {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isCallExpression(at) && careful.has(nameOf(at))) return true
    // `import(…).then(…).catch(…)`: the call is around what it is called on.
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) {
      const { text } = at.name
      const uses: ts.Node[] = []
      const visit = (one: ts.Node) => {
        if (ts.isIdentifier(one) && one.text === text && one.parent !== at) uses.push(one)
        ts.forEachChild(one, visit)
      }
      visit(tree)
      return uses.length > 0 && uses.every((use) => isCared(use.parent, tree))
    }
  }
  return false
}

const carelessIn = (file: SourceFile): readonly string[] => {
  const tree = treeOf(file)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    if (isImport && !isCared(node.parent, tree))
      found.push(`${file.path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

test('code that arrives late may fail to: each import of it says what happens then @A2', () => {
  const files = filesIn('src').filter(
    ({ path, text }) =>
      /\.tsx?$/.test(path) && text.includes('import(') && !others.test(path) && !leftToCallers.has(path),
  )
  expect(files.flatMap(carelessIn)).toEqual([])
})

test('lazy() and Suspense of React stand in the kit only: late() gives each part a boundary, and hides nothing @A2', () => {
  const users = filesIn('src').filter(({ text }) =>
    /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/.test(text),
  )
  expect(users.map(({ path }) => path)).toEqual(['src/islands/ui/late.tsx'])
})

test.each([
  "const a = async () => (await import('./b.ts')).b",
  "void import('./b.ts').then(({ b }) => b())",
  "const load = () => import('./b.ts')\nconst prepare = () => void load()",
])('a careless import would be found in %j @A2', (text) => {
  expect(carelessIn({ path: 'src/a.ts', text })).toEqual(['src/a.ts:1'])
})

test.each([
  "const B = late(() => import('./b.tsx').then((file) => file.B))",
  "import('./b.ts').then(({ b }) => b()).catch(() => undefined)",
  "const load = () => import('./b.ts')\nconst B = late(() => load().then((file) => file.B))",
])('and %j is none @A2', (text) => {
  expect(carelessIn({ path: 'src/a.ts', text })).toEqual([])
})
