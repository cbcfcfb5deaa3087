import { defineSlotRecipe } from '@pandacss/dev'

/** A table with hairlines; below 600 px each row takes two lines: lead and value, then what is lesser. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'head', 'headCell', 'row', 'cell'],
  staticCss: ['*'],
  base: {
    root: { display: { base: 'block', sm: 'table' }, width: 'full' },
    head: { smDown: { srOnly: true } },
    headCell: {
      paddingInline: '3',
      paddingBlock: '2',
      borderBottom: 'hairline',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    row: {
      display: { base: 'grid', sm: 'table-row' },
      gridTemplateColumns: '[auto 1fr auto]',
      columnGap: '2',
      paddingBlock: { base: '3', sm: '0' },
      borderBottom: 'hairline',
      _last: { borderBottom: 'none' },
    },
    cell: { paddingInline: { base: '0', sm: '3' }, paddingBlock: { base: '0', sm: '3' }, minWidth: '0' },
  },
  variants: {
    place: {
      lead: { cell: { gridColumn: '1 / 3', gridRow: '1', overflowWrap: 'anywhere' } },
      value: {
        headCell: { textAlign: 'end' },
        cell: {
          gridColumn: '3',
          gridRow: '1',
          textAlign: 'end',
          fontWeight: 'bold',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      lesser: {
        cell: {
          gridRow: '2',
          color: 'muted',
          fontSize: { base: 'sm', sm: 'md' },
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  },
})
