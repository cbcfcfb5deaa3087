import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** Text for screen readers only; it is not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css({ srOnly: true })}>{children}</span>
}
