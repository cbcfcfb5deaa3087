/** The one way a foreign text becomes a URL; undefined where it is none. Older browsers lack `URL.canParse`. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
