import { css } from '#styled/css'

const grid = { display: 'grid', gap: '4' } as const

/** How perks and leaflets are laid out; `photo` and `page` are lists of pictures that lie and that stand. */
export const look = {
  screen: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  photo: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 13rem), 1fr))]' }),
  page: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]' }),
  waiting: css({ display: 'flex', flexDirection: 'column', padding: '4' }),
  perex: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
  form: css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'modal' }),
  // A day is never broken.
  days: css({ color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
  mark: css({ marginBlockStart: 'auto', fontSize: 'sm', fontWeight: 'medium' }),
  said: css({ overflowWrap: 'anywhere' }),
} as const
