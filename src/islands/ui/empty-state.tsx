import type { ReactNode } from 'react'
import { state } from '#styled/recipes'

interface EmptyStateProps {
  /** One of `drawings.tsx`. */
  drawing: ReactNode
  /** One sentence. */
  text: string
  /** One button or link. */
  action?: ReactNode
}

/** A place with nothing in it yet: one drawing, one sentence, one action. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  const look = state()
  return (
    <div className={look.root}>
      <div className={look.drawing}>{drawing}</div>
      <p className={look.text}>{text}</p>
      {action}
    </div>
  )
}
