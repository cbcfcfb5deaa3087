import { useId } from 'react'
import { section } from '#styled/recipes'
import { Card } from './card.tsx'
import type { Elements } from './elements.ts'

interface SectionProps {
  title: string
  level?: 2 | 3
  action?: Elements
  children: Elements
}

/** A part of a screen under its own heading. */
export function Section({ title, level = 2, action, children }: SectionProps) {
  const id = useId()
  const styles = section()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {action}
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
