import { css } from '#styled/css'

/** How the steps of the redeem dialog are drawn. */
export const redeemLook = {
  step: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  name: css({ fontWeight: 'bold', overflowWrap: 'anywhere' }),
  said: css({ color: 'muted', overflowWrap: 'anywhere' }),
  facts: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  fact: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' }),
  label: css({ color: 'muted' }),
  figure: css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }),
} as const
