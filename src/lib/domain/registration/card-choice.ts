import { callErrorOf, fieldErrorOf, isWordless, statusOf } from '../call-error.ts'
import { cardNumber, cardNumberError, cardRefusalIn } from '../card/card.ts'
import type { FormFailure, Mistake } from '../form.ts'

/** The ways by which somebody who registers comes by a card: has one, wants a virtual one, adds one later. REG-1. */
export const cardModes = ['existing', 'virtual', 'later'] as const
export type CardMode = (typeof cardModes)[number]

/** A choice that can be sent: the number of a card that one has is 16 digits. */
export type CardChoice =
  | { readonly mode: 'existing'; readonly number: string }
  | { readonly mode: Exclude<CardMode, 'existing'> }

/** A mistake in the card step: nothing chosen, no number, not 16 digits, refused by code, or in the server's words. */
export type CardChoiceError = Mistake<'unchosen' | 'required' | 'digits' | 'unknown' | 'taken'>

export const cardChoice = (mode: CardMode | undefined, typed: string): CardChoice | undefined => {
  if (mode !== 'existing') return mode && { mode }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { mode, number }
}

export const cardChoiceError = (mode: CardMode | undefined, typed: string): CardChoiceError | undefined => {
  if (mode === undefined) return 'unchosen'
  return mode === 'existing' ? cardNumberError(typed) : undefined
}

type Named = ReturnType<typeof cardRefusalIn>

const namedByStatus = (error: unknown): Named => {
  const status = isWordless(error) ? statusOf(error) : undefined
  return status === 409 ? 'taken' : status === 404 ? 'unknown' : undefined
}

const refusalOf = (error: unknown, named: Named): CardChoiceError | undefined => {
  const serverMessage = fieldErrorOf(error, 'card_number') ?? fieldErrorOf(error, 'card')
  return named ?? (serverMessage === undefined ? undefined : { serverMessage })
}

/**
 * Returns the mistake that a refused card is: by its code in the words of the club's language, whatever the server writes, else
 * in those that the server has for the field. error: what the client throws. REG-2.
 */
export const cardRefusal = (error: unknown): CardChoiceError | undefined =>
  refusalOf(error, cardRefusalIn(error))

/** Translates the failed look-up of a card alone, where a status without code and words says as much. REG-2. */
export const lookUpFailure = (
  error: unknown,
): FormFailure<{ readonly card_number?: CardChoiceError | undefined }> => {
  const refusal = refusalOf(error, cardRefusalIn(error) ?? namedByStatus(error))
  return refusal
    ? { fieldErrors: { card_number: refusal }, failure: undefined }
    : { fieldErrors: {}, failure: callErrorOf(error) }
}
