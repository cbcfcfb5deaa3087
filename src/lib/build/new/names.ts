/** The marker before a text that somebody has yet to write, in its language; no file may keep it. */
export const marker = '[to write]'

const isName = /^[a-z]+(?:-[a-z]+)*$/

/** The longest name whose marked title is still a title of a page. */
const longest = 40

/** Names that a file of a page would have twice, or that no variable can have. */
const reserved: readonly string[] = [
  ...[
    'case',
    'class',
    'const',
    'default',
    'delete',
    'do',
    'else',
    'enum',
    'export',
    'false',
    'for',
    'function',
  ],
  ...['if', 'import', 'in', 'interface', 'let', 'new', 'null', 'package', 'private', 'protected', 'public'],
  ...[
    'return',
    'static',
    'super',
    'switch',
    'this',
    'throw',
    'true',
    'try',
    'typeof',
    'var',
    'void',
    'while',
  ],
  ...['with', 'yield', 'await', 'island', 'live', 'skeletons', 'words', 'common', 'page', 'languages'],
]

/** `fuelPrices` for `fuel-prices`. */
export const camel = (name: string): string => name.replace(/-./g, (letter) => letter.slice(1).toUpperCase())

/** `FuelPrices` for `fuel-prices`. */
export const pascal = (name: string): string => camel(`-${name}`)

/** `fuel prices` for `fuel-prices`. */
export const spoken = (name: string): string => name.replaceAll('-', ' ')

/** `[to write] Fuel prices` for `fuel-prices`. */
export const marked = (name: string): string =>
  `${marker} ${spoken(name).replace(/^./, (letter) => letter.toUpperCase())}`

/** Says in a sentence why a name can be none of a page, a feature or a machine; undefined where it can. */
export const nameError = (name: string): string | undefined => {
  if (!isName.test(name))
    return `"${name}" is not a name of ours: write small letters with hyphens between words, such as fuel-prices.`
  if (name.length > longest) return `"${name}" is too long: a name has at most ${longest} letters.`
  if (reserved.includes(name)) return `"${name}" is taken by the code around it: choose another name.`
  return undefined
}
