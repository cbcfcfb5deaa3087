import { type ReactNode, useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { state } from '#styled/recipes'
import { classNames } from '../class-name.ts'

interface OutcomeProps {
  drawing: ReactNode
  title: string
  text: string | undefined
  hint?: string | undefined
  /** It takes the place of what the member has just used: the focus goes to its heading, which is read out. */
  isNews?: boolean | undefined
  children?: ReactNode
}

const styles = {
  root: css({ stack: '4', alignItems: 'center', paddingBlock: '4', textAlign: 'center' }),
  title: css({
    textStyle: 'heading',
    maxWidth: 'full',
    textWrap: 'balance',
    _focusVisible: { outline: 'none' },
  }),
  text: css({ overflowWrap: 'anywhere' }),
  hint: css({ color: 'muted', textStyle: 'small' }),
  actions: css({ stack: '4', width: 'full' }),
}

/** Shows the result of a step of a flow: one drawing, one heading, a sentence, and the possible next actions. */
export function Outcome({ drawing, title, text, hint, isNews = false, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  const base = state()
  return (
    <section className={styles.root}>
      <div className={base.drawing}>{drawing}</div>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={classNames(base.text, styles.text)}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
