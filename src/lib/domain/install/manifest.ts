import { cutText } from '../cut-text.ts'

/** An icon of the installed portal. `maskable`: what stands in its middle, four fifths wide, is never cut. */
export interface AppIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: 'any' | 'maskable'
}

export interface App {
  /** The club's own name; undefined where its wordings give none. */
  readonly name: string | undefined
  /** Stands for a name that is missing, or that nothing is left of. */
  readonly domain: string
  /** The language of the names, as HTML has it. */
  readonly lang: string
  /** The colour of the header, and that of the page: `#rrggbb`. */
  readonly theme: string
  readonly background: string
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

/** The longest name that browsers show whole while they ask, and below an icon. */
const longest = { name: 45, shortName: 24 } as const

/** A name in one line, without what turns its direction or cannot be seen. */
const plain = (name: string): string => name.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Returns the web manifest of a club's portal, without icons. OFF-4. */
export const manifestOf = ({ name = '', domain, lang, theme, background, shortcuts }: App) => {
  const shown = plain(name) || domain
  return {
    id: '/',
    name: cutText(shown, longest.name),
    short_name: cutText(shown, longest.shortName),
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: background,
    shortcuts: shortcuts.map(({ name, url }) => ({ name: cutText(plain(name), longest.shortName), url })),
  } as const
}
