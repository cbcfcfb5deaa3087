import * as v from 'valibot'
import { safeLink } from '../safe-link.ts'
import { optional, text } from '../tolerant.ts'

/** The addresses at which a phone's wallet takes the member's card; absent where the platform makes none for it. WAL-1. */
export const walletLinks = v.object({
  apple: optional(text),
  google: optional(text),
})
export type WalletLinks = v.InferOutput<typeof walletLinks>

export interface WalletLink {
  readonly wallet: keyof WalletLinks
  readonly href: string
}

/**
 * Returns the links that a member may press, her own phone's wallet first; the other stays, for a pass on another device. Only safe links
 * over TLS, but to this very site, which has none on a developer's machine. WAL-1, XS-17.
 */
export function walletLinksIn(
  links: WalletLinks,
  { agent, origin }: { agent: string; origin: string },
): readonly WalletLink[] {
  const order = /Android/.test(agent) ? (['google', 'apple'] as const) : (['apple', 'google'] as const)
  return order.flatMap((wallet) => {
    const { href, external } = safeLink(links[wallet]) ?? {}
    const isPrivate = external && (href?.startsWith('https:') || href?.startsWith(`${origin}/`))
    return href && isPrivate ? [{ wallet, href }] : []
  })
}
