import { type CallError, callErrorOf, fieldErrorOf } from '../call-error.ts'
import { cardNumber } from '../card/card-number.ts'
import { codeOf } from '../refusal.ts'

/** The ways by which somebody who registers comes by a card: has one, wants a virtual one, adds one later. REG-1. */
export const cardModes = ['existing', 'virtual', 'later'] as const
export type CardMode = (typeof cardModes)[number]

/** A choice that can be sent: the number of a card that one has is 16 digits. */
export type CardChoice =
  | { readonly mode: 'existing'; readonly number: string }
  | { readonly mode: Exclude<CardMode, 'existing'> }

/** A mistake in the card step: nothing chosen, no number, not 16 digits, refused by code, or in the server's words. */
export type CardChoiceError =
  | 'unchosen'
  | 'required'
  | 'digits'
  | 'unknown'
  | 'taken'
  | { readonly serverMessage: string }

/** The server's refusal of a card, translated; `isTaken`: it belongs to an account that one may sign in to. */
export interface CardRefusal {
  readonly fieldError: CardChoiceError | undefined
  readonly isTaken: boolean
  /** The reason why the card could not be looked up, when the card itself is not the cause. */
  readonly callError: CallError | undefined
}

/** A choice and the typed number as what can be sent; undefined while something is missing. */
export const cardChoice = (mode: CardMode | undefined, typed: string): CardChoice | undefined => {
  if (mode !== 'existing') return mode && { mode }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { mode, number }
}

/** Finds what is wrong with a choice before anybody is asked. REG-5. */
export const cardChoiceError = (mode: CardMode | undefined, typed: string): CardChoiceError | undefined => {
  if (mode === undefined) return 'unchosen'
  if (cardChoice(mode, typed)) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

/** Tells what a refused card means, in the server's words where it has any. error: what the client throws. REG-2. */
export const cardRefusal = (error: unknown): CardRefusal => {
  const callError = callErrorOf(error)
  const code = codeOf(error)
  const isTaken = code === 'card_taken'
  const named = isTaken ? 'taken' : code === 'card_unknown' ? 'unknown' : undefined
  const words = named
    ? callError.serverMessage
    : (fieldErrorOf(error, 'card_number') ?? fieldErrorOf(error, 'card'))
  const fieldError = words === undefined ? named : { serverMessage: words }
  return { fieldError, isTaken, callError: fieldError ? undefined : callError }
}
