import { colourKeys } from '../design/colour-settings.ts'

/** The colours of a club, by the keys of their settings; and whether it has a dark theme. */
export interface ThemeChoice {
  readonly colours: Readonly<Record<string, string>>
  readonly dark: boolean
}

const visual = 'VISUAL.color'

/**
 * Writes a theme as the platform's public settings have it: dotted keys, and the page's colours as one object. Only what is
 * set is named, so that the portal's own values stand for the rest.
 */
export const themeFile = ({ colours, dark }: ThemeChoice): string => {
  const set = colourKeys.flatMap((key) => {
    const value = colours[key] ?? ''
    return value === '' ? [] : [[key, value] as const]
  })
  const isOfPage = (key: string) => key.startsWith(`${visual}.`)
  const page = set
    .filter(([key]) => isOfPage(key))
    .map(([key, value]) => [key.slice(visual.length + 1), value])
  const rest = set.filter(([key]) => !isOfPage(key))
  const settings = {
    ...(page.length > 0 ? { [visual]: Object.fromEntries(page) } : {}),
    ...(dark ? { 'VISUAL.dark': true } : {}),
    ...Object.fromEntries(rest),
  }
  return `${JSON.stringify(settings, undefined, 2)}\n`
}
