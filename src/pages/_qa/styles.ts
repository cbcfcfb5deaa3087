import { css } from '#styled/css'

/** The styles of the pages that list other pages. */
export const styles = {
  /** Several things of a kind, as tiles that lead to them. */
  tiles: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 16rem), 1fr))]',
  }),
  tile: css({
    stack: '2',
    height: 'full',
    padding: '4',
    border: 'hairline',
    borderRadius: 'card',
    backgroundColor: 'surface',
    textDecoration: 'none',
    _hover: { borderColor: 'primary' },
  }),
  name: css({ fontSize: 'md', fontWeight: 'bold', overflowWrap: 'anywhere' }),
  about: css({ fontSize: 'sm', color: 'muted' }),
} as const
