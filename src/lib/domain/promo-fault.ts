/**
 * What is wrong with a promo code: nothing was typed, the club does not know it, it is used, it is used and an earlier
 * try of the member's may have done it, or what the server says of it.
 */
export type PromoFault = 'required' | 'invalid' | 'used' | 'usedByTry' | { readonly said: string }
