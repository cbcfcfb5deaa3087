import type { ReactNode } from 'react'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { css } from '#styled/css'
import { useThemeName } from './use-theme-name.ts'

const styles = {
  group: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingBlock: '8',
    borderTop: 'hairline',
  }),
  heading: css({ textStyle: 'heading', scrollMarginTop: '4', _focus: { outline: 'none' } }),
  figure: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' }),
  caption: css({ textStyle: 'caption', color: 'muted' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' }),
  column: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '4',
    minWidth: '0',
    maxWidth: 'modal',
  }),
}

/** One part of the kit in one state or some, with its name above. */
export function Specimen({
  name,
  column,
  children,
}: {
  name: string
  column?: boolean
  children: ReactNode
}) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={column ? styles.column : styles.row}>{children}</div>
    </figure>
  )
}

/** Specimens that belong together; `id` is what the index jumps to. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 className={styles.heading} id={id} tabIndex={-1}>
        {title}
        <VisuallyHidden>{useThemeName()}</VisuallyHidden>
      </h2>
      {children}
    </section>
  )
}
