/** A card number in groups of four, as it is printed. */
export const formatCardNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
