import * as v from 'valibot'
import { callErrorOf, codeOf, fieldErrorOf } from '../call-error.ts'
import { safeLink } from '../safe-link.ts'
import { optional, text } from '../tolerant.ts'
import { plainDigits } from '../typed-text.ts'

/** Returns a card number without white space and dashes, in plain digits; undefined where it is none: too long a number is never cut. REG-5. */
export function cardNumber(typed: string): string | undefined {
  const digits = plainDigits(typed)
  return /^[0-9]{16}$/.test(digits) ? digits : undefined
}

/** The text of a card number's field and the place of its caret, in characters. */
export interface WrittenNumber {
  readonly text: string
  readonly caret: number
}

/** The direction in which a key has just erased: the character before the caret or the one after it. */
export type Erasure = 'before' | 'after'

const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Returns what a card number's field shows: plain digits in fours, the caret after the same digit as before. A text with other characters
 * stays as it is. Where a key has erased only the gap between two groups, the digit beyond it goes too.
 */
export function groupedCardNumber({ text, caret }: WrittenNumber, erased?: Erasure): WrittenNumber {
  const digits = plainDigits(text)
  if (!/^[0-9]*$/.test(digits)) return { text, caret }
  const before = plainDigits(text.slice(0, caret)).length
  const ate = erased && `${text.slice(0, caret)} ${text.slice(caret)}` === inFours(digits)
  if (!ate) return { text: inFours(digits), caret: placeAfter(before) }
  const at = erased === 'before' ? before - 1 : before
  return { text: inFours(digits.slice(0, at) + digits.slice(at + 1)), caret: placeAfter(at) }
}

/** Returns the caret's place in grouped text after some digits: at a group's end, not at the start of the next. */
const placeAfter = (digits: number): number => digits + Math.floor(Math.max(0, digits - 1) / 4)

export type CardRequest =
  | { readonly type: 'card'; readonly number: string }
  | { readonly type: 'virtual_card' }

/** The wish for the card of a typed number, undefined when it is none; without a number, for a virtual card. PRF-5. */
export const cardRequestFor = (typed: string | undefined): CardRequest | undefined => {
  if (typed === undefined) return { type: 'virtual_card' }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { type: 'card', number }
}

/** A mistake in a card's number: missing, not a card number, unknown to the club, or reported by the server. */
export type CardNumberError = 'required' | 'digits' | 'unknown' | { readonly serverMessage: string }

export const cardNumberError = (typed: string): CardNumberError | undefined => {
  if (cardNumber(typed) !== undefined) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

/** Returns what a platform says of a card by the code of its refusal; undefined where it says nothing. */
export const cardRefusalIn = (error: unknown): 'taken' | 'unknown' | undefined => {
  const code = codeOf(error)
  return code === 'card_taken' ? 'taken' : code === 'card_unknown' ? 'unknown' : undefined
}

/** Translates a failed pairing: a mistake in the number, a card that already belongs to somebody, or a failed call. */
export const cardFailure = (error: unknown) => {
  const refusal = cardRefusalIn(error)
  const serverMessage = fieldErrorOf(error, 'number')
  const isTaken = refusal === 'taken'
  const fieldError =
    refusal === 'unknown' ? refusal : serverMessage === undefined ? undefined : { serverMessage }
  return { fieldError, callError: fieldError || isTaken ? undefined : callErrorOf(error), isTaken }
}

/** The addresses at which a phone's wallet takes the member's card; absent where the platform makes none for it. WAL-1. */
export const walletLinks = v.object({
  apple: optional(text),
  google: optional(text),
})
export type WalletLinks = v.InferOutput<typeof walletLinks>

/**
 * Returns the links that a member may press, her own phone's wallet first; the other stays, for a pass on another device. Only safe links
 * over TLS, but to this very site, which has none on a developer's machine. WAL-1, XS-17.
 */
export function walletLinksIn(links: WalletLinks, { agent, origin }: { agent: string; origin: string }) {
  const order = /Android/.test(agent) ? (['google', 'apple'] as const) : (['apple', 'google'] as const)
  return order.flatMap((wallet) => {
    const { href, external } = safeLink(links[wallet]) ?? {}
    const isPrivate = external && (href?.startsWith('https:') || href?.startsWith(`${origin}/`))
    return href && isPrivate ? [{ wallet, href }] : []
  })
}
