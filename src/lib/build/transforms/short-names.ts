import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

/** The part of PostCSS's tree that is looked at. */
interface Rules {
  walkAtRules: (name: string, visit: (rule: Rules & { readonly params: string }) => void) => void
  walkRules: (visit: (rule: { selector: string }) => void) => void
}

const sheet = fileURLToPath(new URL('../../design/global.css', import.meta.url))

/** A class in a selector, its escapes included. */
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** a … z, a0 … zz, a00 …: numbers to base 36 that begin with a letter. */
const nameAt = (place: number): string => {
  const [first, passed] = place < 26 ? [10, 0] : place < 962 ? [360, 26] : [12960, 962]
  return (first + place - passed).toString(36)
}

/**
 * A short name for each utility class of a style sheet, by its place there: neighbours look alike, which compressors
 * like. Names that recipes have already are passed over.
 */
export const shortNamesOf = (root: Rules): Map<string, string> => {
  const utilities = new Set<string>()
  const all = new Set<string>()
  const collect = (into: Set<string>) => (rule: { selector: string }) => {
    for (const [, name = ''] of rule.selector.matchAll(CLASS)) into.add(unescaped(name))
  }
  root.walkRules(collect(all))
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules(collect(utilities))
  })
  const free = Array.from({ length: all.size + utilities.size }, (_, place) => nameAt(place)).filter(
    (name) => !all.has(name),
  )
  return new Map([...utilities].map((name, place) => [name, free[place] ?? name]))
}

let known = new Map<string, string>()

/** The short names of a list of utility classes, as styles give it; what no sheet holds stays as it is. */
export const shortened = (names: string): string =>
  names
    .split(' ')
    .map((name) => known.get(name) ?? name)
    .join(' ')

/** Writes the short names into the style sheet. The last of the PostCSS plugins. */
export const shortNamesInSheet = {
  postcssPlugin: 'short-names-in-sheet',
  OnceExit: (root: Rules): void => {
    const names = shortNamesOf(root)
    if (names.size === 0) return
    known = names
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(CLASS, (whole, name: string) => {
        const short = names.get(unescaped(name))
        return short === undefined ? whole : `.${short}`
      })
    })
  },
}

/** Makes the style sheet once before any module, so that styles know their short names. */
export const shortNamesFirst = (): Plugin => {
  let config: ResolvedConfig
  let made: Promise<unknown> | undefined
  return {
    name: 'short-names-first',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      made ??= readFile(sheet, 'utf8').then((code) => preprocessCSS(code, sheet, config))
      await made
    },
  }
}
