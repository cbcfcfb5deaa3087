import { type CallError, callErrorOf, codeOf, fieldErrorOf } from '../call-error.ts'
import { cardNumber } from './card-number.ts'

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

export interface CardFailure {
  readonly fieldError: CardNumberError | undefined
  readonly callError: CallError | undefined
  readonly isTaken: boolean
}

export const cardNumberError = (typed: string): CardNumberError | undefined => {
  if (cardNumber(typed) !== undefined) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

/** Translates a failed pairing: a mistake in the number, a card that already belongs to somebody, or a failed call. */
export const cardFailure = (error: unknown): CardFailure => {
  const code = codeOf(error)
  const serverMessage = fieldErrorOf(error, 'number')
  const fieldError =
    code === 'card_unknown' ? 'unknown' : serverMessage === undefined ? undefined : { serverMessage }
  const isTaken = code === 'card_taken'
  return { fieldError, callError: fieldError || isTaken ? undefined : callErrorOf(error), isTaken }
}
