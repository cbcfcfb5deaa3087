import { type CallError, callErrorOf, fieldErrorOf } from '../call-error.ts'
import { cardNumber } from '../card/card-number.ts'
import { codeOf, isWordless, statusOf } from '../refusal.ts'

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

export const cardChoice = (mode: CardMode | undefined, typed: string): CardChoice | undefined => {
  if (mode !== 'existing') return mode && { mode }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { mode, number }
}

export const cardChoiceError = (mode: CardMode | undefined, typed: string): CardChoiceError | undefined => {
  if (mode === undefined) return 'unchosen'
  if (cardChoice(mode, typed)) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

type Named = 'unknown' | 'taken' | undefined

const namedByCode = (error: unknown): Named => {
  const code = codeOf(error)
  return code === 'card_taken' ? 'taken' : code === 'card_unknown' ? 'unknown' : undefined
}

const namedByStatus = (error: unknown): Named => {
  const status = isWordless(error) ? statusOf(error) : undefined
  return status === 409 ? 'taken' : status === 404 ? 'unknown' : undefined
}

const refusalOf = (error: unknown, named: Named): CardRefusal => {
  const callError = callErrorOf(error)
  const words = fieldErrorOf(error, 'card_number') ?? fieldErrorOf(error, 'card')
  const fieldError = named ?? (words === undefined ? undefined : { serverMessage: words })
  return { fieldError, isTaken: named === 'taken', callError: fieldError ? undefined : callError }
}

/** Tells what a refused card means: by its code, else by the server's words for the field. error: what the client throws. REG-2. */
export const cardRefusal = (error: unknown): CardRefusal => refusalOf(error, namedByCode(error))

/** The same of a card that is looked up alone, where a status without code and words says as much. REG-2. */
export const lookUpRefusal = (error: unknown): CardRefusal =>
  refusalOf(error, namedByCode(error) ?? namedByStatus(error))
