import { defineRecipe } from '@pandacss/dev'

/** A bubble with a reason, in the top layer so that no card cuts it off. */
export const hint = defineRecipe({
  className: 'hint',
  base: {
    position: 'fixed',
    inset: 'auto',
    insetInlineStart: '[var(--hint-x, 0)]',
    insetBlockStart: '[var(--hint-y, 0)]',
    width: '[max-content]',
    maxWidth: '[min(280px, calc(100vw - 1rem))]',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    background: 'text',
    color: 'surface',
    textStyle: 'small',
    boxShadow: 'card',
    // The pointer crosses the gap to its control on this, or the hint would go before it is reached.
    overflow: 'visible',
    _after: { content: '""', position: 'absolute', inset: '[-8px 0]', zIndex: '[-1]' },
    '&:popover-open': { animation: '[appear 150ms ease-out]' },
    // Browsers without popovers know no :popover-open either; there the bubble lies above its neighbours by number.
    '@supports not selector(:popover-open)': { zIndex: '[2]', '&:not([data-open])': { display: 'none' } },
  },
})
