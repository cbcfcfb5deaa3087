import { css } from '#styled/css'

/** The styles of the steps of the redeem dialog. */
export const redeemStyles = {
  step: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  name: css({ fontWeight: 'bold', overflowWrap: 'anywhere' }),
  note: css({ color: 'muted', overflowWrap: 'anywhere' }),
  facts: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  fact: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' }),
  label: css({ color: 'muted' }),
  figure: css({ fontWeight: 'bold' }),
} as const
