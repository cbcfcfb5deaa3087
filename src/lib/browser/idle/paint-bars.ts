/**
 * Gives the browser's own bars the colour of the club's header, else of its page, as the theme has put it on the document; a
 * stamped page has it from the start. They are the browser's where the club sets neither, and where a first visit does not
 * know the club yet.
 */
export const paintBars = (): void => {
  const { style } = document.documentElement
  const colour =
    style.getPropertyValue('--header-background') || style.getPropertyValue('--visual-background')
  if (!colour) return
  const name = 'theme-color'
  const meta =
    document.querySelector<HTMLMetaElement>(`meta[name=${name}]`) ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = colour
}
