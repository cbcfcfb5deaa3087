import { cardNumber } from './card-number.ts'
import { codeOf } from './refusal.ts'
import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** How somebody who registers comes by a card: has one, wants a virtual one, adds one later. Spec §4 "Registration". */
export const cardModes = ['existing', 'virtual', 'later'] as const
export type CardMode = (typeof cardModes)[number]

/** A choice that can be sent: the number of a card that one has is 16 digits. */
export type CardChoice =
  | { readonly mode: 'existing'; readonly number: string }
  | { readonly mode: Exclude<CardMode, 'existing'> }

/** What is wrong with a card: nothing is chosen, no number, not 16 digits, refused by code, or in the server's words. */
export type CardFault = 'unchosen' | 'required' | 'digits' | 'unknown' | 'taken' | { readonly said: string }

/** What a server's no to a card means; `isTaken`: it belongs to an account that one may sign in to. */
export interface CardRefusal {
  readonly fault: CardFault | undefined
  readonly isTaken: boolean
  /** Why the card could not be looked up, when that is not the card's fault. */
  readonly trouble: Trouble | undefined
}

/** A choice and the typed number as what can be sent; undefined while something is missing. */
export const cardChoice = (mode: CardMode | undefined, typed: string): CardChoice | undefined => {
  if (mode !== 'existing') return mode && { mode }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { mode, number }
}

/** What is wrong with a choice before anybody is asked. Spec §5, card number. */
export const cardFault = (mode: CardMode | undefined, typed: string): CardFault | undefined => {
  if (mode === undefined) return 'unchosen'
  if (cardChoice(mode, typed)) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

const byCode: Readonly<Record<string, CardFault>> = { card_unknown: 'unknown', card_taken: 'taken' }

/** What a refused card means, in the server's words where it has any. error: what the client throws. Spec §8. */
export const cardRefusal = (error: unknown): CardRefusal => {
  const trouble = troubleOf(error)
  const code = codeOf(error) ?? ''
  const named = byCode[code]
  const words = named ? trouble.said : (faultOf(error, 'card_number') ?? faultOf(error, 'card'))
  const fault = words === undefined ? named : { said: words }
  return { fault, isTaken: code === 'card_taken', trouble: fault ? undefined : trouble }
}
