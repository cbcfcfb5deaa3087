/**
 * A mistake in a promo code: nothing was typed, the club does not know it, it is used, it is used and an earlier try of
 * the member's may have done it, or a mistake reported by the server.
 */
export type PromoError = 'required' | 'invalid' | 'used' | 'usedByTry' | { readonly serverMessage: string }
