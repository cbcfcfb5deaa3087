import { defineSlotRecipe } from '@pandacss/dev'

/** From this width of its own place a table has columns; in a narrower one its rows take two lines. */
const wide = '@container (min-width: 33.75rem)'

/**
 * A table with hairlines. Its rows are grids of their own, so that a long list is never laid out as a whole; the widths
 * of the columns come from `--table-columns`. In a narrow place each row takes two lines: lead and value, then what is
 * lesser and what the lead says aside. A full part (`data-whole`) that is out of sight is not drawn.
 */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['place', 'root', 'head', 'body', 'row', 'group', 'headCell', 'cell', 'main', 'aside'],
  staticCss: ['*'],
  base: {
    place: { containerType: 'inline-size' },
    root: { display: 'block', width: 'full' },
    head: { display: 'block', srOnly: true, [wide]: { srOnly: false, borderBottom: 'hairline' } },
    body: {
      display: 'block',
      '&[data-whole]': { contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 3600px]' },
      '& + &': { borderTop: 'hairline' },
      [wide]: { '&[data-whole]': { containIntrinsicBlockSize: '[auto 2500px]' } },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '[auto auto minmax(0, 1fr) auto]',
      columnGap: '2',
      paddingBlock: '3',
      borderBottom: 'hairline',
      _last: { borderBottom: 'none' },
      // The lesser parts wrap, one below the other.
      _enlarged: { display: 'flex', flexWrap: 'wrap' },
      [wide]: {
        gridTemplateColumns: '[var(--table-columns)]',
        gridAutoFlow: 'column',
        gridAutoColumns: '[minmax(0, 1fr)]',
        columnGap: '4',
        alignItems: 'baseline',
      },
    },
    group: { display: 'block', paddingBlockStart: '5', paddingBlockEnd: '2', borderBottom: 'hairline' },
    headCell: { color: 'muted', fontSize: 'sm', fontWeight: 'medium', whiteSpace: 'nowrap' },
    cell: { minWidth: '0' },
    main: {
      display: 'block',
      gridColumn: '1 / 4',
      gridRow: '1',
      overflowWrap: 'anywhere',
      _enlarged: { order: '-1', width: 'full' },
    },
    aside: {
      display: 'block',
      gridColumn: '3 / 5',
      gridRow: '2',
      alignSelf: 'center',
      textAlign: 'end',
      textWrap: 'balance',
      color: 'muted',
      fontSize: 'xs',
      [wide]: { textAlign: 'start', fontSize: 'sm' },
    },
  },
  variants: {
    place: {
      // In a narrow place its two parts stand in different lines.
      lead: { cell: { display: 'contents', [wide]: { display: 'block' } } },
      value: {
        headCell: { textAlign: 'end' },
        cell: {
          gridColumn: '4',
          gridRow: '1',
          textAlign: 'end',
          fontWeight: 'bold',
          whiteSpace: 'nowrap',
          [wide]: { gridColumn: 'auto' },
        },
      },
      lesser: {
        cell: {
          gridRow: '2',
          color: 'muted',
          fontSize: 'sm',
          whiteSpace: 'nowrap',
          [wide]: { gridRow: '1', fontSize: 'md' },
        },
      },
    },
  },
})
