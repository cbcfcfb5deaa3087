/** What the head's script has asked for before any island was there; see head.ts. */
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
