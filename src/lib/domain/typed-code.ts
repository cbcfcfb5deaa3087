import { plainDigits } from './plain-digits.ts'

/**
 * A one-time code as the server takes it, or undefined when what was typed or pasted is not exactly `length` digits.
 * White space and dashes around and inside are left out: " 123 456" is 123456. AUT-2, REG-6.
 */
export function typedCode(typed: string, length = 6): string | undefined {
  const digits = plainDigits(typed)
  return /^[0-9]+$/.test(digits) && digits.length === length ? digits : undefined
}

/**
 * True when a complete code came into its field at once, by paste or autofill, and was not typed digit by digit.
 * before: the number of digits that the field held.
 */
export const cameAtOnce = (typed: string, length: number, before: number): boolean =>
  typedCode(typed, length) !== undefined && length - before > 1
