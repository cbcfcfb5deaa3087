import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import { type Floor, featureAt, unsupportedIn } from './browser-floor.ts'

/** A rule of a style sheet: what stands before its block, its declarations, and where it lies. */
interface Rule {
  readonly prelude: string
  readonly declarations: readonly (readonly [name: string, value: string])[]
  /** The at-rules around it, the outermost first. */
  readonly around: readonly string[]
}

/** A style sheet without comments, texts and escaped signs: the name of a class may hold a quotation mark. */
const withoutTexts = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)/g, (found) =>
      found.startsWith('\\') ? '' : '""',
    )

/** The rules of a style sheet that is well formed, nested ones too. */
export const rulesIn = (css: string): readonly Rule[] => {
  const rules: Rule[] = []
  const stack: { prelude: string; declarations: [string, string][] }[] = []
  const declare = (text: string) => {
    const [, name, value] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(text) ?? []
    if (name && value !== undefined) stack.at(-1)?.declarations.push([name, value.trim()])
    else if (text.trim() !== '') rules.push({ prelude: text.trim(), declarations: [], around: [] })
  }
  let text = ''
  for (const sign of withoutTexts(css))
    if (sign === '{') {
      stack.push({ prelude: text.trim(), declarations: [] })
      text = ''
    } else if (sign === ';' || sign === '}') {
      declare(text)
      text = ''
      if (sign === '}') {
        const rule = stack.pop()
        if (rule) rules.push({ ...rule, around: stack.map(({ prelude }) => prelude) })
      }
    } else text += sign
  return rules
}

const isAsked = ({ around }: Rule): boolean => around.some((prelude) => prelude.startsWith('@supports'))

/**
 * Returns the features in a style sheet that a browser of the floor does not have, `@supports` aside: each with those
 * browsers.
 */
export const tooNewCss = (
  data: CompatData,
  floor: Floor,
  css: string,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  const root = data.css as unknown as Identifier
  const types = featureAt(root, 'types')
  /** A function wherever the data has it: below its type, or alone. */
  const functionNamed = (name: string): Identifier | undefined =>
    featureAt(root, 'types', name) ??
    Object.values((types ?? {}) as Record<string, Identifier>)
      .map((type) => featureAt(type, name))
      .find((feature) => feature?.__compat)
  const missing = (feature: Identifier | undefined) => unsupportedIn(feature?.__compat, floor)
  const judge = (name: string, feature: Identifier | undefined): void => {
    const browsers = missing(feature)
    if (browsers.length > 0) found.set(name, browsers)
  }
  /** The functions of a value, and the ways of `oklch(from …)`, which the data names apart. */
  const functionsOf = (value: string): readonly (readonly [string, Identifier | undefined])[] =>
    [...value.matchAll(/([a-z-]+)\(\s*(from\b)?/g)].map(([, name = '', from]) =>
      from
        ? ([`${name}(from …)`, featureAt(root, 'types', 'color', name, 'relative_syntax')] as const)
        : ([`${name}()`, functionNamed(name)] as const),
    )
  for (const rule of rulesIn(css)) {
    if (isAsked(rule)) continue
    const [, at] = /^@([\w-]+)/.exec(rule.prelude) ?? []
    if (at) {
      judge(`@${at}`, featureAt(root, 'at-rules', at))
      if (at === 'media' || at === 'container')
        for (const [, name = ''] of rule.prelude.matchAll(/\(([a-z-]+)/g))
          judge(`@${at} (${name})`, featureAt(root, 'at-rules', at, name))
      if (rule.declarations.length > 0 && at !== 'font-face')
        for (const [name] of rule.declarations) judge(`@${at} ${name}`, featureAt(root, 'at-rules', at, name))
    } else if (!rule.around.some((prelude) => /^@(?:-webkit-)?keyframes/.test(prelude)))
      for (const [, name = ''] of rule.prelude.matchAll(/::?([a-z-]+)/g))
        judge(`:${name}`, featureAt(root, 'selectors', name))
    const plain = new Set<string>()
    for (const [name, value] of rule.declarations) {
      const functions = functionsOf(value)
      const late = functions.filter(([, feature]) => missing(feature).length > 0)
      // A plain value before it stands where this one is not understood; a custom property takes any text.
      if (late.length === 0) plain.add(name)
      else if (name.startsWith('--') || !plain.has(name))
        for (const [spoken, feature] of late) judge(spoken, feature)
      if (name.startsWith('--') || at === 'font-face' || at === 'view-transition') continue
      judge(name, featureAt(root, 'properties', name))
      for (const word of value.match(/(?<![\w(.#-])[a-z][a-z-]+(?![\w(-])/g) ?? [])
        judge(`${name}: ${word}`, featureAt(root, 'properties', name, word))
    }
  }
  return found
}
