import { css } from '#styled/css'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

interface StepperProps {
  label: string
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The step that is being taken, from 0. */
  current: number
  /** Announced after a step that is done, since its colour can only be seen. */
  done: string
}

const styles = {
  list: css({ display: 'flex', gap: '2', mb: '6', overflowX: 'clip', position: 'relative' }),
  step: css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' }),
  // Its name is wider than the step on a narrow phone, and grows away from the edge.
  last: css({
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    alignItems: 'flex-end',
  }),
  taken: css({ width: 'full', height: '1', borderRadius: 'full', background: 'primary' }),
  open: css({ width: 'full', height: '1', borderRadius: 'full', background: 'hairline' }),
  here: css({ textStyle: 'caption', fontWeight: 'bold', whiteSpace: 'nowrap' }),
  // On a phone there is room for the name of the present step only.
  name: css({ textStyle: 'caption', color: 'muted', srOnly: { base: true, sm: false } }),
}

/** Shows the current position in a sequence of steps. */
export function Stepper({ label, steps, current, done }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((name, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          className={index === steps.length - 1 ? styles.last : styles.step}
          key={name}
        >
          <span className={index <= current ? styles.taken : styles.open} />
          <span className={index === current ? styles.here : styles.name}>
            <span>{name}</span>
            {index < current && <VisuallyHidden>{`, ${done}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
