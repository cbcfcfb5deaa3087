import { css } from '#styled/css'

/** The paper under a code: black on white in every theme, contrast theme or darkened page, since scanners look for it. TIL-2. */
export const paper = css({
  colorScheme: '[only light]',
  forcedColorAdjust: 'none',
  background: '[#ffffff]',
  color: '[#000000]',
})
