/** One rule of a `_headers` file: whom it is for, and what it sets. */
interface Rule {
  readonly matches: RegExp
  readonly headers: readonly (readonly [string, string])[]
}

const pattern = (address: string): RegExp =>
  new RegExp(
    `^${address
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:\w+/g, '[^/]+')}$`,
  )

/** Reads a `_headers` file as Cloudflare Pages does: an address, then indented `Name: value` lines. */
export function readHeadersFile(text: string): readonly Rule[] {
  const rules: { matches: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) rules.push({ matches: pattern(line.trim()), headers: [] })
    else {
      const at = line.indexOf(':')
      rules.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()])
    }
  }
  return rules
}

export function applyRules(rules: readonly Rule[], path: string, headers: Headers): void {
  for (const rule of rules) {
    if (!rule.matches.test(path)) continue
    for (const [name, value] of rule.headers) headers.set(name, value)
  }
}
