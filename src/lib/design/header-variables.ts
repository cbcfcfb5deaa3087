import type { Settings } from '#lib/config/settings.ts'
import { safeImage } from '#lib/domain/safe-link.ts'

/** An address as CSS takes it between quotes: what could end the string is percent-encoded. */
const quoted = (address: string): string =>
  `url("${address.replace(/["\\\s]/g, (sign) => encodeURIComponent(sign))}")`

/**
 * Returns what the head's script can paint of the header before any island is there: its measures, the logo, and
 * whether there are points and a link to the card. The logo's address is made here from a safe one; no tenant writes
 * `url(`.
 */
export const headerVariables = ({ HEADER, GENERAL }: Settings): Record<`--${string}`, string> => {
  const logo = safeImage(HEADER.logo)
  return {
    '--header-height': `${HEADER.height}px`,
    '--header-logo-width': `${HEADER.logo_width}px`,
    '--header-border-thickness': `${HEADER.border_thickness}px`,
    ...(logo ? { '--header-logo': quoted(logo) } : {}),
    ...(HEADER.show_points ? {} : { '--header-points': 'none' }),
    ...(GENERAL.card ? {} : { '--header-card': 'none' }),
  }
}
