import { css } from '#styled/css'

/** The parts of a screen below each other: what is said of all of it, then what it shows. */
export const screen = css({ display: 'flex', flexDirection: 'column', gap: '4' })
