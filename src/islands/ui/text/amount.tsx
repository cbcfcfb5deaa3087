import type { ReactNode } from 'react'
import { css } from '#styled/css'

const styles = {
  spent: css({ fontWeight: 'bold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
  gained: css({
    color: 'success.text',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** Points that came or went. The sign inside says which; the colour only repeats it. */
export function Amount({ gained, children }: { gained: boolean; children: ReactNode }) {
  return <span className={gained ? styles.gained : styles.spent}>{children}</span>
}
