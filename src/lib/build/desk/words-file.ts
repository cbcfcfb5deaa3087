import ts from 'typescript'

/** A text of a file of words: its value, the comment above it, and where its quotation marks stand. */
interface Placed {
  readonly text: string
  readonly comment: string
  readonly from: number
  readonly to: number
}

const treeOf = (code: string): ts.SourceFile =>
  ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)

const withoutTypes = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node

/** The object of `export const bg = {…}`. Fails with a sentence where a file has none. */
const wordsIn = (code: string): ts.ObjectLiteralExpression => {
  for (const statement of treeOf(code).statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer } of statement.declarationList.declarations) {
      const value = initializer && withoutTypes(initializer)
      if (value && ts.isObjectLiteralExpression(value)) return value
    }
  }
  throw new Error('it has no line such as "export const bg = {"')
}

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : ''

const commentAbove = (code: string, node: ts.Node): string => {
  const last = ts.getLeadingCommentRanges(code, node.pos)?.at(-1)
  return last ? code.slice(last.pos, last.end).replace(/^(?:\/\*\*?|\/\/)\s*|\s*\*\/$/g, '') : ''
}

/** The texts of every file that was read, by its content: eight languages are read with each text that is typed. */
const readBefore = new Map<string, ReadonlyMap<string, Placed>>()

/** Reads the texts of a file of words by their dotted keys. Fails with the part of a sentence that says why it cannot. */
export const readWordsFile = (code: string): ReadonlyMap<string, Placed> => {
  const before = readBefore.get(code)
  if (before) return before
  // The compiler knows what it could not read, and tells it by this name only.
  const [broken]: readonly ts.DiagnosticWithLocation[] = Reflect.get(treeOf(code), 'parseDiagnostics') ?? []
  if (broken) {
    const line = code.slice(0, broken.start).split('\n').length
    throw new Error(
      `line ${line} cannot be read: ${ts.flattenDiagnosticMessageText(broken.messageText, ' ')}`,
    )
  }
  const found = new Map<string, Placed>()
  const visit = (node: ts.ObjectLiteralExpression, prefix: string) => {
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue
      const { initializer: value } = property
      const key = prefix + nameOf(property)
      if (ts.isObjectLiteralExpression(value)) visit(value, `${key}.`)
      else if (ts.isStringLiteralLike(value))
        found.set(key, {
          ...{ text: value.text, comment: commentAbove(code, property) },
          ...{ from: value.getStart(), to: value.getEnd() },
        })
    }
  }
  visit(wordsIn(code), '')
  readBefore.set(code, found)
  return found
}

/** The comments above the groups of a file of words, by the names of the groups. */
export const groupComments = (code: string): ReadonlyMap<string, string> =>
  new Map(wordsIn(code).properties.map((group) => [nameOf(group), commentAbove(code, group)]))

/** Writes a text as a literal in the form of the house. */
const literal = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const safe = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return quote + safe.replaceAll(quote, `\\${quote}`) + quote
}

/** Finds the object that a key belongs into, and the part of the key that is left. */
const placeFor = (object: ts.ObjectLiteralExpression, steps: readonly string[]) => {
  let place = object
  let depth = 0
  for (; depth < steps.length - 1; depth += 1) {
    const inner = place.properties.find(
      (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && nameOf(one) === steps[depth],
    )
    if (!inner || !ts.isObjectLiteralExpression(inner.initializer)) break
    place = inner.initializer
  }
  return { place, rest: steps.slice(depth) }
}

/** Returns a file of words with one text changed, or added where the file has none; all the rest stays as it stands. */
export const withText = (code: string, key: string, text: string): string => {
  const known = readWordsFile(code).get(key)
  if (known) return code.slice(0, known.from) + literal(text) + code.slice(known.to)
  const { place, rest } = placeFor(wordsIn(code), key.split('.'))
  const [first = '', ...deeper] = rest
  const value = deeper.reduceRight((inside, step) => `{ ${step}: ${inside} }`, literal(text))
  const last = place.properties.at(-1)
  const at = last?.getEnd() ?? place.getStart() + 1
  return `${code.slice(0, at)}${last ? ',' : ''}\n${first}: ${value},${code.slice(at).replace(/^,/, '')}`
}

const cut = (code: string, node: ts.Node): string =>
  code.slice(0, node.getFullStart()) + code.slice(node.getEnd()).replace(/^,/, '')

/** Returns a file of words without one text, and without the object that it leaves empty. */
export const withoutText = (code: string, key: string): string => {
  if (!readWordsFile(code).has(key)) return code
  const { place, rest } = placeFor(wordsIn(code), key.split('.'))
  const property = place.properties.find((one) => nameOf(one) === rest[0])
  if (!property) return code
  const isAlone = place.properties.length === 1 && ts.isPropertyAssignment(place.parent)
  return cut(code, isAlone ? place.parent : property)
}
