import { shownFileName } from '#lib/format/files.ts'
import { css } from '#styled/css'

const styles = {
  name: css({ display: 'flex', minWidth: '0', fontWeight: 'medium' }),
  stem: css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
}

/** A file's name in one line: its letters keep their direction, and its extension stays in sight at the end. BI-10. */
export function FileName({ name }: { name: string }) {
  const { stem, extension } = shownFileName(name)
  return (
    <span className={styles.name} dir="ltr" translate="no">
      <bdi className={styles.stem}>{stem}</bdi>
      <bdi>{extension}</bdi>
    </span>
  )
}
