import { type PillVariantProps, pill } from '#styled/recipes'
import type { Elements } from '../elements.ts'

interface PillProps {
  tone?: PillVariantProps['tone'] | undefined
  /** A colour is never alone: a status has an icon too. */
  icon?: Elements
  /** It may take several lines: for a text that is longer than a word or two. */
  wraps?: PillVariantProps['wraps'] | undefined
  children: string | Elements
}

/** A short word in a rounded shape. */
export function Pill({ tone, icon, wraps, children }: PillProps) {
  const content: Elements = typeof children === 'string' ? <span>{children}</span> : children
  return (
    <span className={pill({ tone, wraps })}>
      {icon}
      {content}
    </span>
  )
}
