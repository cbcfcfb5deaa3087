import type { ReactNode } from 'react'
import { state } from '#styled/recipes'
import type { Elements } from '../elements.ts'

interface EmptyStateProps {
  drawing: ReactNode
  text: string
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
