/** Custom CSS longer than this is not applied, in characters. */
const longest = 200_000

/** An address inside `url(…)`, or a bare string where CSS takes one for an address. */
const addresses =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)|(?:-webkit-)?image-set\([^)]*\)|\bsrc\([^)]*\)/gi

/** A CSS escape: up to six hex digits and one white space, or any other character. */
const escapes = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]?))/gi

/** The character an escape stands for; one that could end a text or start another escape is left out. */
const unescaped = (hex: string | undefined, plain = ''): string => {
  const code = hex === undefined ? undefined : Number.parseInt(hex, 16)
  const character =
    code === undefined ? plain : code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return /["'\\\n]/.test(character) ? '' : character
}

const staysHome = (address: string, origin: string): boolean => {
  try {
    const url = new URL(address.trim(), origin)
    return url.origin === origin || url.protocol === 'data:'
  } catch {
    return false
  }
}

/**
 * A club's custom CSS, held in a layer of its own. Addresses outside the origin, imports, escapes that could
 * disguise either, and custom properties that hold addresses are taken out. Cases, "Injection: decided".
 */
export const containCss = (css: string, origin: string): string => {
  if (css.length > longest || css.trim() === '') return ''
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(escapes, (_, hex?: string, plain?: string) => unescaped(hex, plain))
    .replace(/@(?:import|charset|namespace|font-face)\b[^;{]*(?:;|\{[^}]*\}?)/gi, '')
    .replace(addresses, (whole, double?: string, single?: string, bare?: string) =>
      /^url/i.test(whole) && staysHome(double ?? single ?? bare ?? '', origin) ? whole : 'none',
    )
  return `@layer club{${balanced(plain)}}`
}

/** Closes what was left open and drops a brace that closes nothing, so that text cannot leave its layer. */
const balanced = (css: string): string => {
  let depth = 0
  let quote = ''
  let out = ''
  for (const character of css) {
    if (quote) {
      if (character === quote || character === '\n') quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth += 1
    else if (character === '}') {
      if (depth === 0) continue
      depth -= 1
    }
    out += character
  }
  return `${out}${quote}${'}'.repeat(depth)}`
}
