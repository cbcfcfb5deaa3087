/** Access to storage, JSON and addresses that never throws, for the inline scripts of a page. */

export const root = document.documentElement

export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const read = (storage: 'localStorage' | 'sessionStorage', key: string): string | null =>
  attempt(() => window[storage].getItem(key)) ?? null

export const write = (key: string, value: string) => attempt(() => sessionStorage.setItem(key, value))

export const parse = (text: string | null) =>
  attempt(() => JSON.parse(text ?? '') as Record<string, unknown>) ?? undefined

/** A segment of an address in plain letters; as it stands where its escapes are broken. */
export const plain = (segment: string): string => attempt(() => decodeURIComponent(segment)) ?? segment

/** Shows the page's own line about an error, which is read out once. */
export const reportPageError = () => document.getElementById('fault')?.removeAttribute('hidden')
