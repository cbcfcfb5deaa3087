export type Scheme = 'light' | 'dark'

const both = /^var\(--light,(.*)\)var\(--dark,(.*)\)$/

/** A value of CSS for both schemes: in each, the style sheet leaves one variable without a value, which counts, and empties the other. DRK-1. */
export const inBoth = (light: string, dark: string): string =>
  light === dark ? light : `var(--light,${light})var(--dark,${dark})`

export const inScheme = (value: string, scheme: Scheme): string =>
  value.replace(both, scheme === 'light' ? '$1' : '$2')

/** The colour of the browser's own bars, and for which media; for all where it names none. */
export interface BarColour {
  readonly content: string
  readonly media?: string
}

/** Returns the colours of the browser's own bars: of the header, else of the page. read: a variable of the theme. OFF-4, DRK-1. */
export const barColours = (read: (name: string) => string | undefined): readonly BarColour[] => {
  const value = read('--header-background') || read('--visual-background')
  if (!value) return []
  const [light, dark] = [inScheme(value, 'light'), inScheme(value, 'dark')]
  if (light === dark) return [{ content: value }]
  return [
    { content: light, media: '(prefers-color-scheme: light)' },
    { content: dark, media: '(prefers-color-scheme: dark)' },
  ]
}
