import { Card } from './card.tsx'
import type { Elements } from './elements.ts'
import { Section } from './section.tsx'

/** A card of the profile: its heading and its rows. */
export function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <Card>
      <Section title={title}>{children}</Section>
    </Card>
  )
}
