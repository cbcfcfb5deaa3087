import { readUrl } from '../domain/read-url.ts'

/** Custom CSS longer than this is not applied, in characters. */
const longest = 200_000

/** A CSS escape: up to six hex digits and one white space, or any other character. */
const escapes = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]?))/gi

const comments = /\/\*[\s\S]*?(?:\*\/|$)/g

/** Matches what can load something, or hide that it does: a whole `url(…)`, a text up to its line's end, a word with its signs, a brace. */
const parts =
  /(?<![-\w\u0080-\uffff])url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|((?!["'\s])[^)]*))\s*(\)?)|"[^"\n]*"?|'[^'\n]*'?|@?[-\w\u0080-\uffff]+\(?|[{}]/gi

/** Functions that take an address as a text, and an address that does not end. */
const loading = /^(?:url|src|image|(?:-webkit-)?image-set)\($/i

/** At-rules that load something, or speak for the whole document. */
const reaching = /^@(?:import|charset|namespace|font-face)$/i

/** The character an escape stands for; one that could end a text or start another escape is left out. */
const unescaped = (hex: string | undefined, plain = ''): string => {
  const code = hex === undefined ? undefined : Number.parseInt(hex, 16)
  const character =
    code === undefined ? plain : code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return /["'\\\n]/.test(character) ? '' : character
}

/** An address of one of the origins or a picture in itself, quoted; undefined for any other. A bare name begins at the root of the first, wherever the sheet lies. */
const quoted = (address: string, origins: readonly string[]): string | undefined => {
  const text = address.trim()
  const own = /^(?:[/#?]|[a-z][-+.\da-z]*:)/i.test(text) ? text : `/${text}`
  const url = text === '' ? undefined : readUrl(own, origins[0])
  if (!url) return undefined
  const isHere = /^data:image\//i.test(own) || origins.includes(url.origin)
  return isHere ? `"${own.replaceAll('"', '%22')}"` : undefined
}

/**
 * A club's custom CSS, held in a layer of its own. Addresses outside the origins, imports, fonts, escapes that could
 * disguise them, and braces that would close the layer are taken out. Cases, "Injection: decided".
 * origins: the site's own, and behind it those that the club's pictures come from.
 */
export const containCss = (css: string, origins: readonly string[]): string => {
  if (css.length > longest || css.trim() === '') return ''
  let depth = 0
  const contained = css
    .replace(/\r\n?|\f/g, '\n')
    .replace(escapes, (_, hex?: string, plain?: string) => unescaped(hex, plain))
    .replace(comments, ' ')
    .replace(parts, (part, double?: string, single?: string, bare?: string, end?: string) => {
      const address = double ?? single ?? bare
      if (address !== undefined) {
        // A bare address with such a sign in it is none to a browser.
        const home = /["'(\n]/.test(bare ?? '') ? undefined : quoted(address, origins)
        return home === undefined ? 'none' : `url(${home}${end}`
      }
      if (part === '{') depth += 1
      if (part === '}' && depth === 0) return ''
      if (part === '}') depth -= 1
      if (/^["']/.test(part)) return part.length > 1 && part.endsWith(part.charAt(0)) ? part : '""'
      if (loading.test(part)) return 'none('
      return reaching.test(part) ? `@no-${part.slice(1)}` : part
    })
  return `@layer club{${contained}${'}'.repeat(depth)}}`
}
