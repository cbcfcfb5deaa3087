import { plainDigits } from './typed-text.ts'

/** Matches what a copied phone number brings along: the scheme of its link before it, a comma behind it. */
const around = /^tel:|[,;]+$/gi

/** Matches the marks that people write between the digits of a phone number besides white space and dashes. */
const marks = /[()./]/g

/** The national zero that is left out behind a country code, as in +44 (0)20. */
const trunkZero = /^(\+[0-9]+)\(0\)/

/** Returns the digits of a typed phone number, after a plus (or 00) when it is international; undefined when it holds anything else. */
export function normalizePhoneNumber(typed: string): string | undefined {
  const plain = plainDigits(typed)
    .replace(around, '')
    .replace(/^(?:00|\uff0b)/, '+')
    .replace(trunkZero, '$1')
    .replace(marks, '')
  return /^\+?[0-9]+$/.test(plain) ? plain : undefined
}

/** Returns a phone number of a possible length; which national numbers exist is the server's to say. */
export function phoneNumber(typed: string): string | undefined {
  const number = normalizePhoneNumber(typed)
  return number && /^\+?[0-9]{7,15}$/.test(number) ? number : undefined
}
