/** The colours of an icon, `#rrggbb`: the one behind a club's logo, and two for the mark of a club that has none. */
export interface IconColours {
  readonly behind: string
  readonly mark: string
  readonly onMark: string
}

/** The length of a side of an icon as it is described here. */
export const iconSide = 512

/** The share of an icon that is drawn; a maskable one may be cut to a circle of four fifths, in which this is the widest square's side. */
export const drawnShare = { any: 0.84, maskable: 0.56 } as const

export type IconPurpose = keyof typeof drawnShare

/** A card with its stripe: the portal's own mark, in a box of 32. */
const card = (paper: string, stripe: string): string =>
  `<rect y="5" width="32" height="22" rx="4" fill="${paper}"/><path d="M0 11h32v5H0z" fill="${stripe}"/><circle cx="25" cy="21.5" r="2" fill="${stripe}"/>`

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Draws an icon as SVG: the club's logo (a `data:` address, of which a picture runs and fetches nothing), else the portal's mark. OFF-4. */
export const iconSvg = (colours: IconColours, purpose: IconPurpose, logo?: string): string => {
  const side = Math.round(iconSide * drawnShare[purpose])
  const at = (iconSide - side) / 2
  const place = `x="${at}" y="${at}" width="${side}" height="${side}"`
  const inside =
    logo === undefined
      ? `<svg ${place} viewBox="0 0 32 32">${card(colours.onMark, colours.mark)}</svg>`
      : `<image ${place} href="${quoted(logo)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}" viewBox="0 0 ${iconSide} ${iconSide}"><rect width="${iconSide}" height="${iconSide}" fill="${logo === undefined ? colours.mark : colours.behind}"/>${inside}</svg>`
}
