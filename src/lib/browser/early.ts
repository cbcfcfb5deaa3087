/** The time for which an answer counts as fresh, in milliseconds: until then it is not asked for anew. SES-11. */
export const freshFor = 10_000

/** The time after which nothing is shown that an earlier visit has kept, in milliseconds: 30 days. OFF-2. */
export const keptFor = 30 * 24 * 3600 * 1000

/** A first request of a page; in its path below `/wl/v1/`, `{id}` is of the address and `{channels}` of the club. */
export interface EarlyRequest {
  readonly topic: string
  readonly path: string
}

/** The answers that the head's script has asked for before any island was there; see head/early-requests.ts. */
export interface EarlyAnswer {
  readonly token: string | undefined
  /** Date.now() when it was asked for. */
  readonly sent: number
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** Hands over, once, the answer the head asked for with the same token; undefined when there is none. */
export const takeEarly = (url: string, token: string | undefined): EarlyAnswer | undefined => {
  if (typeof window === 'undefined') return undefined
  const early = window.earlyAnswers?.get(url)
  window.earlyAnswers?.delete(url)
  return early?.token === token ? early : undefined
}
