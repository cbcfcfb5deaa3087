import { defineSlotRecipe } from '@pandacss/dev'

/** A tick or one of several options; as `tile` the option is a card of its own. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['group', 'legend', 'option', 'input', 'text', 'help'],
  staticCss: ['*'],
  base: {
    group: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    legend: { marginBlockEnd: '1', fontSize: 'sm', fontWeight: 'bold' },
    option: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'touch',
      paddingBlock: '[10px]',
      cursor: 'pointer',
    },
    input: {
      flexShrink: '0',
      width: '5',
      height: '5',
      marginBlock: '[2px]',
      accentColor: 'primary',
      cursor: 'pointer',
    },
    text: { flex: '1', minWidth: '0' },
    help: { display: 'block', color: 'muted', fontSize: 'sm' },
  },
  variants: {
    kind: {
      plain: {},
      tile: {
        option: {
          padding: '4',
          border: 'control',
          borderRadius: 'card',
          background: 'surface',
          '&:has(input:checked)': {
            borderColor: 'text',
            boxShadow: '[inset 0 0 0 1px var(--colors-text)]',
          },
        },
      },
    },
  },
  defaultVariants: { kind: 'plain' },
})
