import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { styles } from '../styles.ts'

const own = {
  entry: css({
    stack: '[2px]',
    width: 'full',
    minHeight: 'touch',
    paddingBlock: '1',
    paddingInline: '3',
    textAlign: 'start',
    borderRadius: 'md',
    border: 'hairline',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[aria-current]': { backgroundColor: 'subtle', borderColor: 'primary' },
    '&[data-faint]': { borderStyle: '[dashed]', color: 'muted' },
  }),
  note: css({ fontSize: 'xs', color: 'error.text' }),
}

interface ListedStep {
  readonly title: string
  /** The parts of the line below it; what is not true is left out. */
  readonly details: readonly unknown[]
  readonly notes?: readonly string[]
  /** True for a step that does not count: it was ignored, or is taken back. */
  readonly isFaint: boolean
}

interface StepListProps {
  steps: readonly ListedStep[]
  at: number
  onGo: (at: number) => void
}

/** The steps of a machine: a press goes to one, and the one that is looked at stays in sight. */
export function StepList({ steps, at, onGo }: StepListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const entry = list.current?.children[at]
    if (!(entry instanceof HTMLElement) || !list.current) return
    // The list alone is moved: the map stays where it is seen.
    list.current.scrollTop = entry.offsetTop - list.current.offsetTop - list.current.clientHeight / 3
  }, [at])
  return (
    <ol className={styles.list} ref={list}>
      {steps.map(({ title, details, notes = [], isFaint }, index) => (
        // A step is what it is by its place in the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <button
            aria-current={index === at ? 'step' : undefined}
            className={own.entry}
            data-faint={isFaint ? '' : undefined}
            onClick={() => onGo(index)}
            type="button"
          >
            <span>{title}</span>
            <span className={styles.detail}>{details.filter(Boolean).join('; ')}</span>
            {notes.map((note) => (
              <span className={own.note} key={note}>
                {note}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  )
}
