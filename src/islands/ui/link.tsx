import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** What tells a screen reader that it opens a new tab (`words.common.newTab()`); without it it stays in this one. */
  newTab?: string | undefined
}

/** A link; one that opens a new tab says so, and cannot reach back. Where an `aria-label` speaks for it, that says it. */
export function Link({ newTab, children, ...rest }: LinkProps) {
  const said = rest['aria-label'] ? undefined : newTab
  return (
    <a {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {said && ' '}
      {said && <VisuallyHidden>{said}</VisuallyHidden>}
    </a>
  )
}
