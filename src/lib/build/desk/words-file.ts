import ts from 'typescript'
import { nest } from '../../config/settings.ts'
import { plainComment } from '../text-file.ts'

/** A text of a file of words, and where its quotation marks stand. */
interface Placed {
  readonly text: string
  readonly from: number
  readonly to: number
}

const withoutTypes = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node

/** The object of `export const bg = {…}`. Fails with the part of a sentence that says why there is none. */
const wordsIn = (code: string): ts.ObjectLiteralExpression => {
  const file = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  // The compiler knows what it could not read, and tells it by this name only.
  const [broken]: readonly ts.DiagnosticWithLocation[] = Reflect.get(file, 'parseDiagnostics') ?? []
  if (broken) {
    const { line } = file.getLineAndCharacterOfPosition(broken.start)
    const reason = ts.flattenDiagnosticMessageText(broken.messageText, ' ')
    throw new Error(`line ${line + 1} cannot be read: ${reason}`)
  }
  for (const { initializer } of file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)) {
    const value = initializer && withoutTypes(initializer)
    if (value && ts.isObjectLiteralExpression(value)) return value
  }
  throw new Error('it has no line such as "export const bg = {"')
}

/** The texts and groups of an object of words, and of those in it, by their dotted keys. */
const propertiesIn = (
  { properties }: ts.ObjectLiteralExpression,
  prefix = '',
): readonly (readonly [key: string, property: ts.PropertyAssignment])[] =>
  properties.filter(ts.isPropertyAssignment).flatMap((property) => {
    const { name, initializer } = property
    const key = prefix + (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '')
    const inner = ts.isObjectLiteralExpression(initializer) ? propertiesIn(initializer, `${key}.`) : []
    return [[key, property] as const, ...inner]
  })

/** The texts of every file that was read, by its content: eight languages are read with each text that is typed. */
const readBefore = new Map<string, ReadonlyMap<string, Placed>>()

/** Reads the texts of a file of words by their dotted keys. Fails with the part of a sentence that says why it cannot. */
export const readWordsFile = (code: string): ReadonlyMap<string, Placed> => {
  const found =
    readBefore.get(code) ??
    new Map(
      propertiesIn(wordsIn(code)).flatMap(([key, { initializer: value }]) =>
        ts.isStringLiteralLike(value)
          ? [[key, { text: value.text, from: value.getStart(), to: value.getEnd() }] as const]
          : [],
      ),
    )
  readBefore.set(code, found)
  return found
}

/** The comments above the texts and the groups of a file of words, by their keys. */
export const commentsIn = (code: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    propertiesIn(wordsIn(code)).map(([key, { pos }]) => {
      const last = ts.getLeadingCommentRanges(code, pos)?.at(-1)
      const comment = last ? code.slice(last.pos, last.end).replace(/^(?:\/\*\*?|\/\/)|\*\/$/g, '') : ''
      return [key, plainComment(comment)]
    }),
  )

/** Writes a text as a literal in the form of the house. */
const literal = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const safe = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return quote + safe.replaceAll(quote, `\\${quote}`) + quote
}

/**
 * Returns a file of words with one text changed; all the rest stays as it stands. Only British English lacks texts, which are
 * added, and gives its own up where one is empty: its file, in which nothing else stands, is written anew.
 */
export const withText = (code: string, key: string, text: string): string => {
  const texts = readWordsFile(code)
  const known = texts.get(key)
  if (known && text !== '') return code.slice(0, known.from) + literal(text) + code.slice(known.to)
  const others = [...texts].filter(([one]) => one !== key).map(([one, own]) => [one, own.text] as const)
  const tree = nest(Object.fromEntries(text === '' ? others : [...others, [key, text]]))
  const words = wordsIn(code)
  return code.slice(0, words.getStart()) + JSON.stringify(tree, null, 2) + code.slice(words.getEnd())
}
