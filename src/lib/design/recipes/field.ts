import { defineSlotRecipe } from '@pandacss/dev'

/** A labelled control: label above, help and error under it. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'box', 'input', 'aside', 'arrow', 'help', 'error'],
  staticCss: ['*'],
  base: {
    root: { stack: '1', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'bold', lineHeight: 'body' },
    box: { position: 'relative', display: 'flex', alignItems: 'center' },
    input: {
      width: 'full',
      minHeight: '12',
      paddingInline: '3',
      paddingBlock: '2',
      border: 'control',
      borderRadius: 'md',
      background: 'surface',
      color: 'text',
      fontSize: 'md',
      appearance: 'none',
      _placeholder: { color: 'muted', opacity: '1' },
      _disabled: { opacity: '0.6', cursor: 'not-allowed' },
      '&[aria-invalid=true]': {
        borderColor: 'error.text',
        boxShadow: '[inset 0 0 0 1px var(--colors-error-text)]',
      },
      '&:is(select)': { paddingInlineEnd: '10', textOverflow: 'ellipsis' },
      '&[data-eye]': { paddingInlineEnd: '12' },
    },
    aside: { position: 'absolute', insetInlineEnd: '[2px]', display: 'flex' },
    arrow: { position: 'absolute', insetInlineEnd: '3', color: 'muted', pointerEvents: 'none' },
    help: { color: 'muted', fontSize: 'sm', maxWidth: 'text' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      color: 'error.text',
      fontSize: 'sm',
      maxWidth: 'text',
      '& > svg': { flexShrink: '0', marginBlockStart: '[1px]' },
    },
  },
  variants: {
    kind: {
      text: {},
      code: {
        input: {
          fontSize: 'xl',
          fontWeight: 'bold',
          textAlign: 'center',
          letterSpacing: '[0.4em]',
          paddingInlineStart: '[calc(0.75rem + 0.4em)]',
        },
      },
    },
  },
  defaultVariants: { kind: 'text' },
})

/** A tick or one of several options; as `tile` the option is a card of its own. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['group', 'legend', 'option', 'input', 'text', 'help'],
  staticCss: ['*'],
  base: {
    group: { stack: '2', minWidth: '0' },
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
