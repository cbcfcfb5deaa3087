import { defineRecipe } from '@pandacss/dev'

/** A 44 px target around one icon; it takes the colour of the bar it stands in. */
export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    color: 'inherit',
    cursor: 'pointer',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '[-1]',
      borderRadius: '[inherit]',
      background: 'current',
      opacity: '0',
      transition: '[opacity 150ms]',
    },
    _hover: { _before: { opacity: '0.08' } },
    _active: { _before: { opacity: '0.16' } },
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
  },
})
