import type { ComponentProps } from 'react'
import type { Elements } from './elements.ts'
import { VisuallyHidden } from './text/visually-hidden.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'children'> {
  children?: Elements
  /** The text that announces the new tab to screen readers (`words.common.newTab()`); without it, the tab stays. */
  newTab?: string | undefined
}

/** A link; one that opens a new tab says so, and cannot reach back. Where an `aria-label` speaks for it, that says it. */
export function Link({ newTab, children, ...rest }: LinkProps) {
  const note = rest['aria-label'] ? undefined : newTab
  return (
    <a {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {note && (
        <>
          {' '}
          <VisuallyHidden>{note}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
