import { css } from '#styled/css'

/** The styles of testers' pages; the inspector, which stands on the portal's pages, has its own. */
export const styles = {
  /** Beside the subject of a page stand its controls. */
  layout: css({
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
    _print: { display: 'block' },
  }),
  panel: css({ stack: '5', minWidth: '0', _print: { display: 'none' } }),
  section: css({ stack: '4', minWidth: '0' }),
  part: css({ stack: '3', alignItems: 'start', minWidth: '0' }),
  form: css({ stack: '2', width: 'full' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  heading: css({ fontSize: 'sm', fontWeight: 'bold' }),
  place: css({ fontSize: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' }),
  quiet: css({ fontSize: 'sm', color: 'muted', maxWidth: 'text', overflowWrap: 'anywhere' }),
  summary: css({ textStyle: 'label', paddingBlock: '2', minHeight: 'touch', cursor: 'pointer' }),
  list: css({
    stack: '1',
    width: 'full',
    maxHeight: '[28rem]',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  }),
  detail: css({ fontSize: 'xs', color: 'muted' }),
  problem: css({ color: 'error.text', overflowWrap: 'anywhere' }),
  pair: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    alignItems: 'start',
  }),
} as const
