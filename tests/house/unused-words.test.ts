import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { dictionaries } from '#support/dictionaries.ts'

/** The files with what members see: all but the dictionaries themselves and what testers see. */
const ours = globSync('src/**/*.{ts,tsx}')
  .map((file) => resolve(file))
  .filter((file) => !/\/src\/(?:lib\/i18n\/locales|islands\/qa|lib\/qa)\//.test(file))

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
const program = ts.createProgram([...ours, resolve('src/env.d.ts')], { ...options, noEmit: true })
const checker = program.getTypeChecker()

/** The places where English wordings are written down, with their paths. */
const written = new Map<ts.Node, string>()
const names = new Set<string>()
const write = (object: ts.Expression | undefined, path: string) => {
  const literal = object && ts.isAsExpression(object) ? object.expression : object
  if (!literal || !ts.isObjectLiteralExpression(literal)) return
  for (const property of literal.properties) {
    const name = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined
    if (name === undefined) continue
    written.set(property, path === '' ? name : `${path}.${name}`)
    names.add(name)
    if (ts.isPropertyAssignment(property)) write(property.initializer, written.get(property) ?? '')
  }
}
for (const { fileName, statements } of program.getSourceFiles()) {
  if (!fileName.endsWith('/src/lib/i18n/locales/en.ts')) continue
  for (const statement of statements)
    if (ts.isVariableStatement(statement))
      for (const { initializer } of statement.declarationList.declarations) write(initializer, '')
}

const pathOf = (symbol: ts.Symbol | undefined): string | undefined =>
  symbol?.declarations?.map((declaration) => written.get(declaration)).find((path) => path !== undefined)

const used = new Set<string>()
const say = (symbol: ts.Symbol | undefined) => {
  const path = pathOf(symbol)
  if (path !== undefined) used.add(path)
}

/** Words that are handed to something which names what it takes of them, such as a part of the kit. */
const handOver = (given: ts.Type, taken: ts.Type) => {
  for (const needed of taken.getProperties()) {
    const own = given.getProperty(needed.name)
    // Who takes the dictionary itself says on its own which wordings it takes.
    if (pathOf(own) === undefined || pathOf(needed) !== undefined) continue
    say(own)
    if (own) handOver(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(needed))
  }
}

const visit = (node: ts.Node): void => {
  if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
    say(checker.getSymbolAtLocation(node.name))
  if (ts.isElementAccessExpression(node)) {
    const key = checker.getTypeAtLocation(node.argumentExpression)
    const keys = key.isUnion() ? key.types : [key]
    const literals = keys.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    if (literals.some((name) => names.has(name))) {
      const object = checker.getTypeAtLocation(node.expression)
      for (const name of literals) say(checker.getPropertyOfType(object, name))
    }
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name
    if (ts.isIdentifier(name) && names.has(name.text))
      say(checker.getTypeAtLocation(node.parent).getProperty(name.text))
  }
  if (
    (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) &&
    (ts.isCallExpression(node.parent) ||
      ts.isJsxExpression(node.parent) ||
      ts.isPropertyAssignment(node.parent))
  ) {
    const given = checker.getTypeAtLocation(node)
    if (given.getProperties().some((property) => pathOf(property) !== undefined)) {
      const taken = checker.getContextualType(node)
      if (taken) handOver(given, checker.getNonNullableType(taken))
    }
  }
  ts.forEachChild(node, visit)
}

test('every wording is said to members somewhere: what is said no more is removed in all languages @C10', () => {
  for (const file of ours) {
    const tree = program.getSourceFile(file)
    if (tree) visit(tree)
  }
  const paths = [...(dictionaries.get('en')?.keys() ?? [])]
  // The way through types has found what is there, before it says what is not.
  expect(used.has('coupons.button.activate')).toBe(true)
  expect(used.has('common.loadMore')).toBe(true)
  expect(paths.filter((path) => !used.has(path))).toEqual([])
}, 120_000)
