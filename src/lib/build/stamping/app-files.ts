import { createHash } from 'node:crypto'
import { appShortcutsOf } from '../../config/app-shortcuts.ts'
import { readSettings } from '../../config/read-settings.ts'
import type { Stamp } from '../../config/stamp.ts'
import { appColours } from '../../design/variables.ts'
import { type IconPurpose, iconSvg } from '../../domain/install/icon.ts'
import { type AppIcon, manifestOf } from '../../domain/install/manifest.ts'
import { htmlLang, readLocale } from '../../i18n/locale.ts'
import { colours } from './colours.ts'

/** The facts about a club's installed portal that are not in its stamp. */
interface AppParts {
  /** The name that its own wordings give it. */
  readonly name: string | undefined
  /** Its logo as a `data:` address. */
  readonly logo: string | undefined
  /** The shell's words for its pages, in its language. */
  readonly copy: Readonly<Record<string, string>>
}

type Files = readonly (readonly [name: string, text: string])[]

/** Makes the web manifest of a club, and its icons as files that are named by what is in them. icon: the first one's address. OFF-4. */
export const appFiles = (
  { club, domain }: Pick<Stamp, 'club' | 'domain'>,
  { name, logo, copy }: AppParts,
): { readonly files: Files; readonly icon: string } => {
  const { header, page, main, onMain } = appColours(club.variables, colours)
  const icon = (purpose: IconPurpose) => {
    const svg = iconSvg({ behind: header, mark: main, onMark: onMain }, purpose, logo)
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
    return { file: `_astro/icon-${purpose}.${hash}.svg`, svg, purpose }
  }
  const any = icon('any')
  const icons = [any, icon('maskable')]
  const manifest = {
    ...manifestOf({
      name,
      domain,
      lang: htmlLang(readLocale(club.locale)),
      theme: header,
      background: page,
      shortcuts: appShortcutsOf(readSettings(club.config.general).GENERAL).flatMap((at) => {
        const word = copy[at]
        return word === undefined ? [] : { name: word, url: `/${at}` }
      }),
    }),
    icons: icons.map(
      ({ file, purpose }): AppIcon => ({ src: `/${file}`, sizes: 'any', type: 'image/svg+xml', purpose }),
    ),
  }
  return {
    icon: `/${any.file}`,
    files: [
      ['manifest.webmanifest', JSON.stringify(manifest)],
      ...icons.map(({ file, svg }) => [file, svg] as const),
    ],
  }
}
