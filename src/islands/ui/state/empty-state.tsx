import type { ReactNode } from 'react'
import { state } from '#styled/recipes'
import type { Elements } from '../elements.ts'

interface EmptyStateProps {
  /** One of `drawings.tsx`. */
  drawing: ReactNode
  /** One sentence. */
  text: string
  /** One button or link. */
  action?: Elements
}

/** A place with nothing in it yet: one drawing, one sentence, one action. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  const styles = state()
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>{drawing}</div>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
