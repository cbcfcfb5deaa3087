let painted: readonly string[] = []
let wanted = ''
const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet()

/** Most clubs have no CSS of their own, so what contains it is loaded only with some. */
const dress = async (customCss: string): Promise<void> => {
  if (!sheet || customCss === wanted) return
  wanted = customCss
  const contained =
    customCss === '' ? '' : (await import('./custom-css.ts')).containCss(customCss, location.origin)
  if (customCss !== wanted) return
  sheet.replaceSync(contained)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/**
 * Puts a club's theme on the document: CSS variables through the CSSOM, which a strict style-src allows, and its
 * custom CSS as a sheet of its own layer. Variables of an earlier theme that the new one lacks are removed.
 */
export const paintTheme = (variables: Readonly<Record<string, string>>, customCss: string): void => {
  const { style } = document.documentElement
  for (const name of painted) if (!(name in variables)) style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
  painted = Object.keys(variables)
  void dress(customCss)
}
