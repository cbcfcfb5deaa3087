import type { ReactNode } from 'react'
import { visuallyHidden } from '#styled/patterns'

/** Said to screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden()}>{children}</span>
}
