import { defineSlotRecipe } from '@pandacss/dev'

/** Messages in the top right corner: at least 320 px wide, at most 40 % of the window. FRM-10. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'item', 'icon', 'text', 'count'],
  staticCss: ['*'],
  base: {
    region: {
      position: 'fixed',
      insetBlockStart: '4',
      insetInlineEnd: '4',
      zIndex: 'toast',
      stack: '2',
      alignItems: 'flex-end',
      minWidth: '[min(320px, calc(100vw - 2rem))]',
      maxWidth: '[min(max(320px, 40vw), calc(100vw - 2rem))]',
      pointerEvents: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      width: 'full',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      paddingBlock: '1',
      border: 'hairline',
      borderRadius: 'card',
      background: 'surface',
      color: 'text',
      boxShadow: 'dialog',
      pointerEvents: 'auto',
      touchAction: 'pan-y',
      translate: '[var(--drag, 0) 0]',
      animation: '[rise 200ms cubic-bezier(0.2, 0, 0, 1)]',
    },
    icon: { flexShrink: '0', marginBlock: '3' },
    text: {
      flex: '1',
      minWidth: '0',
      paddingBlock: '[0.7rem]',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      maxHeight: '[40dvh]',
      overflowY: 'auto',
    },
    count: {
      flexShrink: '0',
      marginBlock: '[0.7rem]',
      color: 'muted',
      textStyle: 'small',
    },
  },
  variants: {
    kind: {
      error: { icon: { color: 'error.text' } },
      notice: { item: { cursor: 'pointer' }, icon: { color: 'success.text' } },
    },
  },
})
