import { defineSlotRecipe } from '@pandacss/dev'

const half = {
  position: 'absolute',
  insetBlock: '0',
  width: '[50%]',
  overflow: 'hidden',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    width: '[200%]',
    border: '[4px solid transparent]',
    borderRadius: 'full',
    transition: '[rotate 200ms linear]',
  },
} as const

/** Draws the rest of a time, `--share` from 1 to 0: a ring of two turning halves. */
export const countdown = defineSlotRecipe({
  className: 'countdown',
  slots: ['ring', 'right', 'left', 'middle'],
  base: {
    ring: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '24',
      height: '24',
      borderRadius: 'full',
      boxShadow: '[inset 0 0 0 4px var(--colors-hairline)]',
      color: 'primary',
    },
    right: {
      ...half,
      insetInlineEnd: '0',
      _before: {
        ...half._before,
        insetInlineEnd: '0',
        borderTopColor: 'current',
        borderRightColor: 'current',
        rotate: '[calc(-135deg + min(var(--share, 1), 0.5) * 360deg)]',
      },
    },
    left: {
      ...half,
      insetInlineStart: '0',
      _before: {
        ...half._before,
        insetInlineStart: '0',
        borderBottomColor: 'current',
        borderLeftColor: 'current',
        rotate: '[calc(-135deg + max(var(--share, 1) - 0.5, 0) * 360deg)]',
      },
    },
    middle: { color: 'text', textStyle: 'label' },
  },
})
