import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** The heading of a screen while there is nothing to name: only read out. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return <h1 className={css({ srOnly: true })}>{children}</h1>
}
