import { useId } from 'react'
import { section } from '#styled/recipes'
import { Card } from './card.tsx'
import type { Elements } from './elements.ts'

interface SectionProps {
  title: string
  children: Elements
}

/** A part of a screen under its own heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  const styles = section()
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}

/** A section in a card of its own. */
export function Part(props: SectionProps) {
  return (
    <Card>
      <Section {...props} />
    </Card>
  )
}
