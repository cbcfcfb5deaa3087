/**
 * The one way a text that others wrote becomes a URL; undefined where it is none. Anything may be no URL: a port above
 * 65535 is enough. `base` is what a relative address begins at. Used in place of `URL.canParse`, which older browsers lack.
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
