import { type ReactNode, useEffect, useRef } from 'react'
import { css } from '#styled/css'
import type { Elements } from '../ui/elements.ts'

interface StepProps {
  title: string
  /** The step follows another on this page: its title takes the focus, so that it is read out. */
  follows?: boolean | undefined
  drawing?: ReactNode
  children?: Elements
  /** Buttons and links, the main one first. */
  actions?: ReactNode
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  drawing: css({ width: '[160px]', height: '[120px]', color: 'muted', mx: 'auto' }),
  title: css({ textStyle: 'title', _focus: { outline: 'none' } }),
  actions: css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '2' }),
}

/** One step of a page that leads through several: its title, what it says, what can be done. */
export function Step({ title, follows, drawing, children, actions }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <div className={styles.root}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
