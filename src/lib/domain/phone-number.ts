import { type CallError, callErrorOf, fieldErrorOf } from './call-error.ts'
import { plainDigits } from './plain-digits.ts'

/** Matches what a copied phone number brings along: the scheme of its link before it, a comma behind it. */
const around = /^tel:|[,;]+$/gi

/** Matches the marks that people write between the digits of a phone number besides white space and dashes. */
const marks = /[()./]/g

/** The national zero that is left out behind a country code, as in +44 (0)20. */
const trunkZero = /^(\+[0-9]+)\(0\)/

/**
 * Reads a typed phone number: returns its digits, after a plus when it is international. Undefined when the text holds
 * anything else. A leading 00 counts as the plus.
 */
export function dialled(typed: string): string | undefined {
  const plain = plainDigits(typed)
    .replace(around, '')
    .replace(/^(?:00|\uff0b)/, '+')
    .replace(trunkZero, '$1')
    .replace(marks, '')
  return /^\+?[0-9]+$/.test(plain) ? plain : undefined
}

/**
 * A phone number as the server takes it, as far as it can be told without the rules of a country; undefined when what
 * was typed is too short or too long for any. Which national numbers exist is the server's to say.
 */
export function phoneNumber(typed: string): string | undefined {
  const number = dialled(typed)
  return number && /^\+?[0-9]{7,15}$/.test(number) ? number : undefined
}

/** A mistake in a phone field: empty, not a phone number, or reported by the server. */
export type PhoneError = 'required' | 'phone' | { readonly serverMessage: string }

/** Translates a failed call with a phone number: a mistake in the number, else the reason why the call failed. */
export const phoneFailure = (
  error: unknown,
): { readonly fieldError: PhoneError | undefined; readonly callError: CallError | undefined } => {
  const serverMessage = fieldErrorOf(error, 'phone')
  return serverMessage
    ? { fieldError: { serverMessage }, callError: undefined }
    : { fieldError: undefined, callError: callErrorOf(error) }
}
