import { plainDigits } from './plain-digits.ts'

/** What people write between the digits of a phone number besides white space and dashes. */
const marks = /[()./]/g

/** The national zero that is left out behind a country code, as in +44 (0)20. */
const trunkZero = /^(\+[0-9]+)\(0\)/

/**
 * A phone number as the server takes it: its digits, after a plus when it is international. Undefined when what was
 * typed is no phone number. A leading 00 is the plus; which national numbers exist is the server's to say.
 */
export function phoneNumber(typed: string): string | undefined {
  const plain = plainDigits(typed)
    .replace(/^(?:00|\uff0b)/, '+')
    .replace(trunkZero, '$1')
    .replace(marks, '')
  return /^\+?[0-9]{7,15}$/.test(plain) ? plain : undefined
}
