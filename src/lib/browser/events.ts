import { pagePattern } from './page-pattern.ts'

/** The events that a company's own tools may listen for on `window`, each with its details besides the page. EVT-1. */
interface PortalEvents {
  /** A page is there, by a link, an address or a step through the history. */
  'clientzone:page-shown': object
  /** Somebody has signed in on this page; the next page is on its way. */
  'clientzone:signed-in': object
  /** Somebody has an account now. Where it lets her in at once, `clientzone:signed-in` follows. */
  'clientzone:registered': object
  'clientzone:coupon-activated': { readonly coupon: string }
  'clientzone:reward-redeemed': { readonly reward: string }
}

type PortalEventMap = {
  [N in keyof PortalEvents]: CustomEvent<PortalEvents[N] & { readonly page: string }>
}

declare global {
  interface WindowEventMap extends PortalEventMap {}
}

/** Tells whoever listens what has happened, on which page; the portal itself sends it nowhere. Never anything of the member. EVT-1. */
export const announce = <N extends keyof PortalEvents>(name: N, details: PortalEvents[N]): void =>
  void dispatchEvent(new CustomEvent(name, { detail: { page: pagePattern(), ...details } }))
