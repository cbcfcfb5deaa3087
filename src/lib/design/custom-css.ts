/** Custom CSS longer than this is not applied, in characters. */
const longest = 200_000

/** An address inside `url(…)`, or a bare string where CSS takes one for an address. */
const addresses =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)|(?:-webkit-)?image-set\([^)]*\)|\bsrc\([^)]*\)/gi

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
    .replace(/\\/g, '')
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
