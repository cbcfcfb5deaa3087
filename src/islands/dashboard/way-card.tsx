import type { ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { css } from '#styled/css'

const styles = {
  row: css({
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: '4',
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '12',
    height: '12',
    borderRadius: 'full',
    background: 'subtle',
  }),
  words: css({ flexGrow: '1' }),
  way: css({ flexShrink: '0' }),
  title: css({ textStyle: 'label' }),
  text: css({ color: 'muted', textStyle: 'small' }),
}

interface WayCardProps {
  icon: ReactNode
  title: string
  text: string
  /** The link. */
  children: ReactNode
}

/** A way from the dashboard to somewhere else, in a sentence. */
export function WayCard({ icon, title, text, children }: WayCardProps) {
  return (
    <Card>
      <section className={styles.row}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.way}>{children}</div>
      </section>
    </Card>
  )
}
