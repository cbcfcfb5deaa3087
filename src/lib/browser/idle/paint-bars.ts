import { barColours } from '../../domain/club/bar-colours.ts'

/**
 * Gives the browser's own bars the colour of the club's header, else of its page, as the theme has put it on the document; a
 * stamped page has it from the start. They are the browser's where the club sets neither, and where a first visit does not
 * know the club yet.
 */
export const paintBars = (): void => {
  const { style } = document.documentElement
  const name = 'theme-color'
  const colours = barColours((variable) => style.getPropertyValue(variable))
  if (colours.length === 0) return
  for (const old of document.querySelectorAll(`meta[name=${name}]`)) old.remove()
  document.head.append(
    ...colours.map((colour) => Object.assign(document.createElement('meta'), { name, ...colour })),
  )
}
