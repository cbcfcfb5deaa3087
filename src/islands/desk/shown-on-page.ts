import { showSentence } from '#lib/build/desk/sentence.ts'

/** A pattern that finds a sentence on a page, whatever it is filled in with. */
interface Pattern {
  readonly expression: RegExp
  /** The tokens behind the groups of the expression, such as `{n}` and `{{word}}`. */
  readonly tokens: readonly string[]
}

const token = /\{\{word(?: \d)?\}\}|\{\w+\}/g

const patternOf = (raw: string): Pattern | undefined => {
  const { text } = showSentence(raw)
  const plain = text.replace(token, '').trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return undefined
  const tokens = text.match(token) ?? []
  const parts = text
    .split(token)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  return { expression: new RegExp(`^\\s*${parts.join('(.*?)')}\\s*$`, 'su'), tokens }
}

/** Returns what a page shows of a new sentence, given what it shows of the old one; undefined where that is another text. */
export const replacedText = (shown: string, before: string, after: string): string | undefined => {
  const pattern = patternOf(before)
  const [, ...values] = pattern?.expression.exec(shown) ?? []
  if (!pattern?.expression.test(shown)) return undefined
  const [old, now] = [showSentence(before), showSentence(after)]
  const filledIn = (name: string): string => {
    const value = values[pattern.tokens.indexOf(name)] ?? name
    const at = name.startsWith('{{word') ? Number(/\d/.exec(name)?.[0] ?? 1) - 1 : -1
    if (at < 0) return value
    const form = Object.entries(old.words[at] ?? {}).find(([, text]) => text === value)?.[0]
    return now.words[at]?.[form as 'other'] ?? value
  }
  return now.text.replace(token, filledIn)
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt']

export interface Place {
  readonly element: HTMLElement
  /** The node of the text, or of the attribute. */
  readonly node: Node
  readonly text: string
}

export const placesIn = (document: Document): readonly Place[] =>
  [...document.querySelectorAll<HTMLElement>('body :not(script, style, template, noscript)')].flatMap(
    (element) =>
      [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3),
        ...attributes.map((name) => element.getAttributeNode(name)),
      ].flatMap((node) => (node?.nodeValue?.trim() ? [{ element, node, text: node.nodeValue }] : [])),
  )

export const placesOf = (document: Document, raw: string): readonly Place[] => {
  const pattern = patternOf(raw)
  return pattern ? placesIn(document).filter(({ text }) => pattern.expression.test(text)) : []
}

export const replaceShownText = (document: Document, before: string, after: string): void => {
  for (const { node, text } of placesIn(document)) node.nodeValue = replacedText(text, before, after) ?? text
}

/** The length of a sentence's own words, by which the better of two that fit is told. */
const weightOf = (raw: string): number => showSentence(raw).text.replace(token, '').length

/** Finds the field whose text a page shows: the one with the most words of its own. */
export const fieldOf = (
  shown: string,
  texts: readonly (readonly [id: string, raw: string])[],
): string | undefined =>
  texts
    .filter(([, raw]) => raw !== '' && patternOf(raw)?.expression.test(shown))
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))[0]?.[0]
