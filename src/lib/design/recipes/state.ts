import { defineSlotRecipe } from '@pandacss/dev'

/** A place that has nothing to show: empty, or failed and worth another try. */
export const state = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'drawing', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '8',
      paddingInline: '4',
      textAlign: 'center',
    },
    drawing: { width: '[160px]', height: '[120px]', color: 'muted' },
    text: { maxWidth: '[40ch]', textWrap: 'balance', color: 'text' },
  },
})
