import { css } from '#styled/css'

/**
 * The class of the paper under a code: black on white whatever the club's colours, the system's contrast theme, or a
 * browser that darkens pages by itself (`only light`): scanners look for it. TIL-2.
 */
export const paper = css({
  colorScheme: '[only light]',
  forcedColorAdjust: 'none',
  background: '[#ffffff]',
  color: '[#000000]',
})
