import { css } from '#styled/css'

/** The classes of icons of Lucide that are larger or smaller than the usual 20 px, which `lib/design/global.css` gives them. */
export const largeIcon = css({ boxSize: 'iconLarge' })
export const smallIcon = css({ boxSize: '4' })
