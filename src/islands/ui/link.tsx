import type { ComponentProps } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { Elements } from './elements.ts'
import { VisuallyHidden } from './text/visually-hidden.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'children'> {
  children?: Elements
  newTab?: boolean | undefined
}

/** A link; one that opens a new tab says so, and cannot reach back. Where an `aria-label` speaks for it, that says it. */
export function Link({ newTab, children, ...rest }: LinkProps) {
  const { common } = useWords()
  return (
    <a {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && !rest['aria-label'] && (
        <>
          {' '}
          <VisuallyHidden>{common.newTab()}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
