import { css } from '#styled/css'
import type { Elements } from '../../ui/elements.ts'
import { useFolded } from './use-folded.ts'

const styles = {
  title: css({ fontWeight: 'bold', fontSize: 'md', marginBlockEnd: '2' }),
  // High enough for a thumb. The heading stands beside the browser's own mark, which says that there is more.
  summary: css({ minHeight: 'touch', alignContent: 'center', cursor: 'pointer', fontSize: 'md' }),
  folded: css({ display: 'inline', fontWeight: 'bold' }),
}

/** A column of the footer under its heading; on a phone it is folded, and the browser unfolds it. FRM-8. */
export function FooterSection({ heading, children }: { heading: string; children: Elements }) {
  const isFolded = useFolded()
  return (
    <section aria-label={heading || undefined}>
      {heading && isFolded ? (
        <details>
          <summary className={styles.summary}>
            <h2 className={styles.folded}>{heading}</h2>
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading && <h2 className={styles.title}>{heading}</h2>}
          {children}
        </>
      )}
    </section>
  )
}
