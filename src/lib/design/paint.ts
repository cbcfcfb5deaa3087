import { stampedSheetId } from './stamped-sheet.ts'

let painted: readonly string[] = []
let requested = ''

/** Most clubs have no CSS of their own, so what contains it is loaded only with some. */
const applyCustomCss = async (customCss: string, pictures: readonly string[]): Promise<void> => {
  if (customCss === requested && !document.getElementById(stampedSheetId)) return
  requested = customCss
  const { applyCss } = await import('./apply-css.ts')
  if (customCss === requested) applyCss(customCss, pictures)
}

/**
 * Puts a club's theme on the document: CSS variables through the CSSOM, which a strict style-src allows, and its custom
 * CSS as a sheet of its own layer. Variables of an earlier theme that the new one does not have are removed.
 * pictures: the origins besides the site's that the CSS may take pictures from.
 */
export const paintTheme = (
  variables: Readonly<Record<string, string>>,
  customCss: string,
  pictures: readonly string[] = [],
): void => {
  const { style } = document.documentElement
  for (const name of painted) if (!(name in variables)) style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
  painted = Object.keys(variables)
  // Without that code the club's theme stands by itself; it is tried again with the next settings.
  applyCustomCss(customCss, pictures).catch(() => {
    requested = ''
  })
}
