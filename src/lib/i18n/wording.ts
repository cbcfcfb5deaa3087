/** A wording: a text with placeholders to fill in, or a function that says its text as it stands. */
export type Wording = string | (() => string)

/** A backend wording names a format that does not exist. WHL-5. */
export class UnknownFormatError extends Error {
  override name = 'UnknownFormatError'
}

/** A backend wording has braces that cannot be filled in: unbalanced, or naming what the wording does not have. */
export class UnreadableWordingError extends Error {
  override name = 'UnreadableWordingError'
}

/** The names of the formats that may follow the bar in a placeholder, such as `{n|number}`. */
const formatNames = ['number']

/** Never lets a text with unbalanced braces through to typesafe-i18n, whose pattern backtracks on it for ever. */
const groups = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g
const pluralForms = [2, 3, 6]

const nameOf = (head: string) => head.split(/[:|,]/, 1)[0]?.trim() ?? ''

const placeholdersOf = (text: string) =>
  [...text.matchAll(groups)].flatMap(([, , single]) => (single === undefined ? [] : [nameOf(single)]))

/** `separator` stands before each format: `{n|number}`, `{{n, number}}`. */
function readPlaceholder(content: string, separator: string, asked: readonly string[]) {
  const [head = '', ...formats] = content.split(separator).map((part) => part.trim())
  for (const format of formats) {
    if (!formatNames.includes(format)) throw new UnknownFormatError(`no format "${format}"`)
  }
  const name = nameOf(head)
  return asked.includes(name) ? `{${[name, ...formats].join('|')}}` : undefined
}

/** A plural that names nothing counts the placeholder before it. */
function readPlural(content: string, before: string | undefined, asked: readonly string[]) {
  const named = content.includes(':')
  const name = named ? nameOf(content) : before
  const forms = named ? content.slice(content.indexOf(':') + 1) : content
  const readable = pluralForms.includes(forms.split('|').length) && !forms.includes(':')
  return readable && name !== undefined && asked.includes(name) ? `{{${name}:${forms}}}` : undefined
}

/**
 * Reads a backend's text for a built-in wording, whose placeholders it may use as `{name}`, `{{name}}`,
 * `{name|number}` or `{{name, number}}`, with plurals as `{{one|other}}`. Where the built-in wording has nothing to
 * fill in, braces are text. Throws UnknownFormatError or UnreadableWordingError.
 */
export function readWording(text: string, builtIn: string): Wording {
  if (!/[{}]/.test(text)) return () => text
  const asked = placeholdersOf(builtIn)
  let clear = !/[{}]/.test(text.replace(groups, ''))
  let [before] = asked
  const filled = text.replace(groups, (group, double?: string, single?: string) => {
    if (double?.includes('|')) {
      const plural = readPlural(double, before, asked)
      clear &&= plural !== undefined
      return plural ?? group
    }
    const content = double ?? single ?? ''
    const placeholder = readPlaceholder(content, double === undefined ? '|' : ',', asked)
    clear &&= placeholder !== undefined
    before = nameOf(content)
    return placeholder ?? group
  })
  if (clear) return filled
  if (asked.length > 0) throw new UnreadableWordingError(`cannot fill in "${text.slice(0, 80)}"`)
  return () => text
}
