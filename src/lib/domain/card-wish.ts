import { cardNumber } from './card-number.ts'
import { codeOf } from './refusal.ts'
import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** The card that a member asks for: one that she has, or a virtual one. */
export type CardWish = { readonly type: 'card'; readonly number: string } | { readonly type: 'virtual_card' }

/** The wish for the card of a typed number, undefined when it is none; without a number, for a virtual card. Spec §5. */
export const wishFor = (typed: string | undefined): CardWish | undefined => {
  if (typed === undefined) return { type: 'virtual_card' }
  const number = cardNumber(typed)
  return number === undefined ? undefined : { type: 'card', number }
}

/** What is wrong with the number of a card: it is missing, it is none, nobody knows it, or what the server says of it. */
export type CardFault = 'required' | 'digits' | 'unknown' | { readonly said: string }

/** Why a card was not paired. */
export interface CardFailure {
  readonly fault: CardFault | undefined
  readonly trouble: Trouble | undefined
  /** The server says that the card is somebody's. */
  readonly isTaken: boolean
}

/** What is wrong with a number before anybody is asked; undefined when it may be one. */
export const numberFault = (typed: string): CardFault | undefined => {
  if (cardNumber(typed) !== undefined) return undefined
  return typed.trim() === '' ? 'required' : 'digits'
}

/** What a failed pairing means: the number's own fault, a card that is somebody's already, or why it could not be tried. */
export const cardFailure = (error: unknown): CardFailure => {
  const code = codeOf(error)
  const said = faultOf(error, 'number')
  const fault = code === 'card_unknown' ? 'unknown' : said === undefined ? undefined : { said }
  const isTaken = code === 'card_taken'
  return { fault, trouble: fault || isTaken ? undefined : troubleOf(error), isTaken }
}
