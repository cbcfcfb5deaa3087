import { type ReactNode, useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { state } from '#styled/recipes'
import { classNames } from './class-name.ts'

interface OutcomeProps {
  /** One of `outcome-drawings.tsx` or `drawings.tsx`. */
  drawing: ReactNode
  title: string
  text: string | undefined
  /** A quieter sentence after it. */
  hint?: string | undefined
  /** It takes the place of what the member has just used: the focus goes to its heading, which is read out. */
  isNews?: boolean | undefined
  /** What can be done now, the main action first. */
  children?: ReactNode
}

const look = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '4',
    textAlign: 'center',
  }),
  title: css({ textStyle: 'heading', textWrap: 'balance', _focusVisible: { outline: 'none' } }),
  text: css({ overflowWrap: 'anywhere' }),
  hint: css({ color: 'muted', textStyle: 'small' }),
  actions: css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' }),
}

/** How a step of a flow has ended: one drawing, one heading, a sentence, and what can be done now. */
export function Outcome({ drawing, title, text, hint, isNews = false, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  const base = state()
  return (
    <section className={look.root}>
      <div className={base.drawing}>{drawing}</div>
      <h2 className={look.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={classNames(base.text, look.text)}>{text}</p>
      {hint && <p className={look.hint}>{hint}</p>}
      <div className={look.actions}>{children}</div>
    </section>
  )
}
