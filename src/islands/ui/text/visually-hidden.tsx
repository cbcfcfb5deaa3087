import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** Text for screen readers only; it is not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css({ srOnly: true })}>{children}</span>
}

/** A text that screen readers say when it changes, and nobody sees. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <span className={css({ srOnly: true })} role="status">
      {children}
    </span>
  )
}
