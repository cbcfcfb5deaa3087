import { css } from '#styled/css'

/** The styles of the page of situations. */
export const styles = {
  layout: css({
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 20rem]' },
  }),
  form: css({ display: 'grid', gap: '6' }),
  pair: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    alignItems: 'start',
  }),
  group: css({ display: 'grid', gap: '4', margin: '0', padding: '0', border: 'none', minWidth: '0' }),
  legend: css({ textStyle: 'heading', padding: '0', marginBottom: '3' }),
  faults: css({ display: 'grid', gap: '2', margin: '0', padding: '0', listStyle: 'none' }),
  fault: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInlineStart: '3',
    border: 'hairline',
    borderRadius: 'md',
  }),
  aside: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
  code: css({
    width: 'full',
    maxWidth: '[20rem]',
    aspectRatio: '1',
    borderRadius: 'md',
    border: 'hairline',
  }),
  address: css({ overflowWrap: 'anywhere', fontSize: 'sm', fontFamily: '[ui-monospace, monospace]' }),
  quiet: css({ color: 'muted', fontSize: 'sm', maxWidth: 'text' }),
  problem: css({ color: 'error.text' }),
  result: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
} as const
