import { defineSlotRecipe } from '@pandacss/dev'

/** A part of a screen: its heading, perhaps a link beside it, and its content. */
export const section = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'head', 'title', 'subtitle'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      '& + &': { marginBlockStart: '8' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: 'touch',
    },
    title: { textStyle: 'title' },
    subtitle: { textStyle: 'heading' },
  },
})
