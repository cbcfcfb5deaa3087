import { plainDigits } from './plain-digits.ts'

/** The digits of a card number. Spec §9. */
export const cardNumberLength = 16

/**
 * A card number as the server takes it, or undefined when what was typed is none. Spec §5: 16 digits.
 * White space, dashes and line ends are left out and full-width digits made plain; a number that is too long is
 * refused, never cut.
 */
export function cardNumber(typed: string): string | undefined {
  const digits = plainDigits(typed)
  return /^[0-9]{16}$/.test(digits) ? digits : undefined
}
