import { css } from '#styled/css'

/** The layout of a screen, from top to bottom: the messages about all of it, then its content. */
export const screen = css({ stack: '4' })
