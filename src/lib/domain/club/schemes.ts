/** The schemes of colours that a system may ask for. */
export type Scheme = 'light' | 'dark'

const both = /^var\(--light,(.*)\)var\(--dark,(.*)\)$/

/**
 * A value of CSS for both schemes: in each of them the style sheet leaves one of the two variables without a value, so
 * that what stands beside it counts, and makes the other one empty. DRK-1.
 */
export const inBoth = (light: string, dark: string): string =>
  light === dark ? light : `var(--light,${light})var(--dark,${dark})`

/** Returns the part of a value that counts in a scheme. */
export const inScheme = (value: string, scheme: Scheme): string =>
  value.replace(both, scheme === 'light' ? '$1' : '$2')
