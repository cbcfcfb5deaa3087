import { type RefObject, useEffect, useRef } from 'react'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { FieldSkeletons } from '#islands/ui/state/skeleton.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import type { Step } from '#lib/domain/registration/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const step = { flex: '1', minWidth: '0', stack: '1' } as const
const line = { width: 'full', height: '1', borderRadius: 'full' } as const

const styles = {
  list: css({ display: 'flex', gap: '2', mb: '6', overflowX: 'clip', position: 'relative' }),
  step: css(step),
  // Its name is wider than the step on a narrow phone, and grows away from the edge.
  last: css(step, { alignItems: 'flex-end' }),
  taken: css(line, { background: 'primary' }),
  open: css(line, { background: 'hairline' }),
  here: css({ textStyle: 'caption', fontWeight: 'bold', whiteSpace: 'nowrap' }),
  // On a phone there is room for the name of the present step only.
  name: css({ textStyle: 'caption', color: 'muted', srOnly: { base: true, sm: false } }),
}

/** In place of a step of the registration until it is known which one it is. */
export const RegisterWaiting = () => <FieldSkeletons count={3} />

/** Brings whoever goes to another step of a page to its top, the focus on its heading, so that it is read out. */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.documentElement.scrollTop = 0
    root.current?.querySelector<HTMLElement>('section:not([hidden]) h2, h1')?.focus({ preventScroll: true })
  }, [root, step])
}

type ShownStep = Step | 'confirm'

/** The steps of a club that checks cards first; others begin with an intro. */
const fromCard: readonly ShownStep[] = ['card', 'details', 'confirm']

/** Shows the current step of a visitor on the way to an account; from the second on the page says no more what the club gives (frames.css). REG-1, REG-2, REG-9. */
export function RegisterSteps({ step }: { step: ShownStep }) {
  const { password, registration } = useWords()
  const words = registration.steps
  const { settings } = useClub()
  const steps: readonly ShownStep[] = settings.REGISTER.card_verify ? fromCard : ['intro', ...fromCard]
  const current = steps.indexOf(step)
  return (
    <ol aria-label={words.label()} className={styles.list} data-begun={current > 0 ? '' : undefined}>
      {steps.map((name, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          className={index === steps.length - 1 ? styles.last : styles.step}
          key={name}
        >
          <span className={index <= current ? styles.taken : styles.open} />
          <span className={index === current ? styles.here : styles.name}>
            <span>{words[name]()}</span>
            {index < current && <VisuallyHidden>{`, ${password.met()}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
