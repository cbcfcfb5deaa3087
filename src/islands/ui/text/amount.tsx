import type { ReactNode } from 'react'
import { css } from '#styled/css'

const spent = { fontWeight: 'bold', whiteSpace: 'nowrap' } as const

const styles = { spent: css(spent), gained: css(spent, { color: 'success.text' }) }

/** Points that came or went. The sign inside says which; the colour only repeats it. */
export function Amount({ gained, children }: { gained: boolean; children: ReactNode }) {
  return <span className={gained ? styles.gained : styles.spent}>{children}</span>
}
