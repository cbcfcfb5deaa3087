import { inScheme } from './schemes.ts'

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
