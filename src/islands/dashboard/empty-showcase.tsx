import type { ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'

/** A section with nothing in it; the way on is the section's own button. */
export function EmptyShowcase({ drawing, text }: { drawing: ReactNode; text: string }) {
  return (
    <Card padding="none">
      <EmptyState drawing={drawing} text={text} />
    </Card>
  )
}
