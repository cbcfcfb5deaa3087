import * as v from 'valibot'
import { safeLink } from '../safe-link.ts'
import { optional, text } from '../tolerant.ts'

/** The addresses at which a phone's wallet takes the member's card; absent where the platform makes none for it. WAL-1. */
export const walletLinks = v.object({
  apple: optional(text),
  google: optional(text),
})
export type WalletLinks = v.InferOutput<typeof walletLinks>

/** A wallet with the address that a press opens; a safe one. */
export interface WalletLink {
  readonly wallet: keyof WalletLinks
  readonly href: string
}

/** The window in which links are shown. */
interface Place {
  /** The browser's own name, as `navigator.userAgent` tells it. */
  readonly agent: string
  /** The origin of the page, such as `https://club.example`. */
  readonly origin: string
}

/**
 * Returns the links that a member may press, the wallet of her own phone first. The other one stays: a pass can be meant
 * for another device. An address that is no safe link is left out, and so is one without TLS, but on this very site,
 * which has none on a developer's machine only. WAL-1, XS-17.
 */
export function walletLinksIn(links: WalletLinks, { agent, origin }: Place): readonly WalletLink[] {
  const order = /Android/.test(agent) ? (['google', 'apple'] as const) : (['apple', 'google'] as const)
  return order.flatMap((wallet) => {
    const { href, external } = safeLink(links[wallet]) ?? {}
    const isPrivate = external && (href?.startsWith('https:') || href?.startsWith(`${origin}/`))
    return href && isPrivate ? [{ wallet, href }] : []
  })
}
