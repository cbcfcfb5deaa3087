export type Scheme = 'light' | 'dark'

const both = /^var\(--light,(.*)\)var\(--dark,(.*)\)$/

/** A value of CSS for both schemes: in each, the style sheet leaves one variable without a value, which counts, and empties the other. DRK-1. */
export const inBoth = (light: string, dark: string): string =>
  light === dark ? light : `var(--light,${light})var(--dark,${dark})`

export const inScheme = (value: string, scheme: Scheme): string =>
  value.replace(both, scheme === 'light' ? '$1' : '$2')
