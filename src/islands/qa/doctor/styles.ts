import { css } from '#styled/css'

/** The styles of the page of the platform doctor. */
export const styles = {
  root: css({ display: 'grid', gap: '8' }),
  begin: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: '[max-content minmax(0, 1fr)]',
    columnGap: '4',
    rowGap: '1',
    margin: '0',
    '& dt': { color: 'muted' },
    '& dd': { margin: '0', overflowWrap: 'anywhere' },
  }),
  verdict: css({ fontSize: 'lg', fontWeight: 'bold' }),
  group: css({ display: 'grid', gap: '3' }),
  heading: css({ textStyle: 'heading' }),
  list: css({ display: 'grid', gap: '3', margin: '0', padding: '0', listStyle: 'none' }),
  finding: css({
    display: 'grid',
    gap: '2',
    padding: '4',
    border: 'hairline',
    borderRadius: 'card',
    backgroundColor: 'surface',
    minWidth: '0',
  }),
  name: css({ fontWeight: 'bold' }),
  sentence: css({ overflowWrap: 'anywhere', maxWidth: 'text' }),
  quiet: css({ color: 'muted', fontSize: 'sm', overflowWrap: 'anywhere' }),
  code: css({
    margin: '0',
    padding: '3',
    border: 'hairline',
    borderRadius: 'md',
    fontFamily: '[ui-monospace, monospace]',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
  server: css({ width: 'full', maxWidth: '[20rem]' }),
} as const
