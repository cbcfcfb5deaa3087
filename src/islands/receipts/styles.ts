import { css } from '#styled/css'

/** Rows of receipts and of files. */
export const rowStyles = {
  /** A receipt: lines below each other. */
  receipt: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingBlock: '3',
    borderBottom: 'hairline',
    _last: { borderBottom: 'none' },
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }),
  day: css({ flex: '[1 0 auto]', whiteSpace: 'nowrap', color: 'muted', textStyle: 'small' }),
  /** A file: its picture, what it is, what can be done with it. */
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    borderBottom: 'hairline',
    _last: { borderBottom: 'none' },
  }),
  name: css({ flex: '1', minWidth: '0', fontWeight: 'medium' }),
  body: css({ flex: '1', minWidth: '0' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}
