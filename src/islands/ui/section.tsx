import { useId } from 'react'
import { section } from '#styled/recipes'
import type { Elements } from './elements.ts'

interface SectionProps {
  title: string
  /** 1 is the title of the screen. */
  level?: 1 | 2 | 3 | undefined
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
        <Heading className={level === 1 ? styles.title : styles.subtitle} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
