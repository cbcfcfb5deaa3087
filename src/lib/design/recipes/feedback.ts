import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** A ring with a gap that turns. */
export const spinner = defineRecipe({
  className: 'spinner',
  staticCss: ['*'],
  base: {
    display: 'block',
    flexShrink: '0',
    border: '[2px solid color-mix(in srgb, currentColor 25%, transparent)]',
    borderTopColor: 'current',
    borderRadius: 'full',
    animation: '[spin 0.8s linear infinite]',
  },
  variants: { size: { small: { width: '5', height: '5' }, large: { width: '10', height: '10' } } },
  defaultVariants: { size: 'small' },
})

/** The shape of what is still to come. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  base: {
    display: 'block',
    borderRadius: 'sm',
    background: 'hairline',
    animation: '[breathe 1.6s ease-in-out infinite]',
  },
  variants: {
    shape: {
      line: { height: '4', marginBlock: '1' },
      title: { height: '6', marginBlock: '1', width: '[60%]' },
      tile: { height: 'tile', borderRadius: 'card' },
      row: { height: '12', marginBlock: '2' },
      picture: { width: 'full', aspectRatio: '[16 / 9]', borderRadius: 'card' },
    },
    width: { full: {}, half: { width: '[50%]' }, third: { width: '[33%]' } },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})

/** A place that has nothing to show: empty, or failed and worth another try. */
export const state = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'drawing', 'text'],
  base: {
    root: { stack: '4', alignItems: 'center', paddingBlock: '8', paddingInline: '4', textAlign: 'center' },
    drawing: { width: '[160px]', height: '[120px]', color: 'muted' },
    text: { maxWidth: '[min(40ch, 100%)]', textWrap: 'balance', color: 'text' },
  },
})

/** A bubble with a reason, in the top layer so that no card cuts it off. */
export const hint = defineRecipe({
  className: 'hint',
  base: {
    position: 'fixed',
    inset: 'auto',
    insetInlineStart: '[var(--hint-x, 0)]',
    insetBlockStart: '[var(--hint-y, 0)]',
    width: '[max-content]',
    maxWidth: '[min(17.5rem, calc(100vw - 1rem))]',
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
