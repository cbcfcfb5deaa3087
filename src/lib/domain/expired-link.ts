import { codeOf } from './refusal.ts'

/**
 * Tells whether a mailed link works no more: its time is over, it has been used, or another one has taken its place.
 * AUT-4, VER-1. error: what the client throws.
 */
export const isExpiredLink = (error: unknown): boolean =>
  codeOf(error) === 'link_expired' ||
  (typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 410)
