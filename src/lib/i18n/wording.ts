import { formatNames } from './formatters.ts'

/** A wording: a text with placeholders to fill in, or a function that says its text as it stands. */
export type Wording = string | (() => string)

/** A backend wording names a format that does not exist. Spec §8, "Unknown format function". */
export class UnknownFormatError extends Error {
  override name = 'UnknownFormatError'
}

/** A backend wording has braces that cannot be filled in: unbalanced, or naming what the wording does not have. */
export class UnreadableWordingError extends Error {
  override name = 'UnreadableWordingError'
}

/** Never lets a text with unbalanced braces through to typesafe-i18n, whose pattern backtracks on it for ever. */
const groups = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g
const pluralForms = [2, 3, 6]

const placeholdersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))

function readPlaceholder(content: string, separator: string, asked: ReadonlySet<string>) {
  const [head = '', ...formats] = content.split(separator).map((part) => part.trim())
  for (const format of formats) {
    if (!formatNames.some((known) => known === format)) throw new UnknownFormatError(`no format "${format}"`)
  }
  const name = head.replace(/\s*:.*$/, '')
  return asked.has(name) ? `{${[name, ...formats].join('|')}}` : undefined
}

function readPlural(content: string, asked: ReadonlySet<string>) {
  const [name, forms, ...rest] = content.includes(':') ? content.split(':') : [undefined, content]
  const counts = name === undefined ? asked.size === 1 : asked.has(name.trim())
  const complete = pluralForms.includes(forms?.split('|').length ?? 0)
  return counts && complete && rest.length === 0 ? `{{${name?.trim() ?? [...asked][0]}:${forms}}}` : undefined
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
  const filled = text.replace(groups, (group, double?: string, single?: string) => {
    const part = double?.includes('|')
      ? readPlural(double, asked)
      : readPlaceholder(double ?? single ?? '', double === undefined ? '|' : ',', asked)
    clear &&= part !== undefined
    return part ?? group
  })
  if (clear) return filled
  if (asked.size > 0) throw new UnreadableWordingError(`cannot fill in "${text.slice(0, 80)}"`)
  return () => text
}
