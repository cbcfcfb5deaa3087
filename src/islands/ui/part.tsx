import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Section } from './section.tsx'

/** A card of the profile: its heading and its rows. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>{children}</Section>
    </Card>
  )
}
