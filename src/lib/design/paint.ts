import { stampedSheetId } from './stamped-sheet.ts'

let painted: readonly string[] = []
let wanted = ''

/** Most clubs have no CSS of their own, so what contains it is loaded only with some. */
const dress = async (customCss: string, pictures: readonly string[]): Promise<void> => {
  if (customCss === wanted && !document.getElementById(stampedSheetId)) return
  wanted = customCss
  const { wearCss } = await import('./wear-css.ts')
  if (customCss === wanted) wearCss(customCss, pictures)
}

/**
 * Puts a club's theme on the document: CSS variables through the CSSOM, which a strict style-src allows, and its
 * custom CSS as a sheet of its own layer. Variables of an earlier theme that the new one lacks are removed.
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
  void dress(customCss, pictures)
}
