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
  /** The key by which the shell names a word of pages; undefined for all else. */
  readonly copy: string | undefined
  /** The node of the text, or of the attribute. */
  readonly node: Node
  readonly text: string
}

export const placesIn = (document: Document): readonly Place[] =>
  [...document.querySelectorAll<HTMLElement>('body :not(script, style, template, noscript)')].flatMap(
    (element) => {
      const copy = element.closest<HTMLElement>('[data-copy]')?.dataset.copy
      return [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3),
        ...attributes.map((name) => element.getAttributeNode(name)),
      ].flatMap((node) => (node?.nodeValue?.trim() ? [{ element, copy, node, text: node.nodeValue }] : []))
    },
  )

/** Tells whether a place of a page can show a field: the shell names its words, and the title of a page is not on it. */
const canShow = (copy: string | undefined, id: string): boolean =>
  copy === undefined
    ? !/^pages\/.*\.(?:title|description)$/s.test(id)
    : id.startsWith('pages/') && id.endsWith(`.${copy}`)

/** A field and its text, as its file has it. */
export interface FieldText {
  readonly id: string
  readonly text: string
}

export const placesOf = (document: Document, { id, text: raw }: FieldText): readonly Place[] => {
  const pattern = patternOf(raw)
  if (!pattern) return []
  const places = placesIn(document).filter(
    ({ copy, text }) => canShow(copy, id) && pattern.expression.test(text),
  )
  const named = places.filter(({ copy }) => copy !== undefined)
  return named.length > 0 ? named : places
}

export const replaceShownText = (document: Document, before: FieldText, after: string): void => {
  for (const { node, text } of placesOf(document, before))
    node.nodeValue = replacedText(text, before.text, after) ?? text
}

/** The length of a sentence's own words, by which the better of two that fit is told. */
const weightOf = (raw: string): number => showSentence(raw).text.replace(token, '').length

/** Finds the first field whose text is read so: the one with the most words of its own. */
export const fieldOf = (
  shown: string,
  texts: readonly (readonly [id: string, raw: string])[],
): string | undefined =>
  texts
    .filter(([, raw]) => raw !== '' && patternOf(raw)?.expression.test(shown))
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))[0]?.[0]

/** Finds the field of a text that is pressed on a page. Of several pages that say the same, one of `near` counts: the words of this page. */
export const pressedField = (
  { text, copy }: Pick<Place, 'text' | 'copy'>,
  texts: readonly FieldText[],
  near: ReadonlySet<string>,
): string | undefined => {
  const rank = ({ id }: FieldText): number =>
    (copy === undefined && id.startsWith('pages/') ? 2 : 0) + (near.has(id) ? 0 : 1)
  const ordered = texts
    .filter(({ id }) => canShow(copy, id))
    .toSorted((one, other) => rank(one) - rank(other))
  return fieldOf(
    text.trim(),
    ordered.map((one) => [one.id, one.text]),
  )
}
