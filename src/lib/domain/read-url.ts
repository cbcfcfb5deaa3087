/** The one way a foreign text becomes a URL; undefined where it is none. Older browsers lack `URL.canParse`. */
export function readUrl(address: string, base?: string): URL | undefined {
  // Settings that a club has left empty are no error.
  if (address === '' && base === undefined) return undefined
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
