import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Stepper } from '#islands/ui/state/stepper.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import {
  type RegistrationView,
  registrationSteps,
  stepShown,
} from '#machines/registration/registration.machine.ts'

/** In place of a step of the registration until it is known which one it is. */
export function RegisterWaiting() {
  return (
    <div aria-busy="true" className={formStyles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

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

/** Shows the current step of a visitor on the way to an account. REG-1. */
export function RegisterSteps({ step }: Pick<RegistrationView, 'step'>) {
  const words = useWords().registration.steps
  const { settings } = useStore($club, { ssr: 'initial' })
  const steps = registrationSteps(settings.REGISTER.card_verify)
  return (
    <Stepper
      current={steps.indexOf(stepShown(step))}
      done={words.done()}
      label={words.label()}
      steps={steps.map((name) => words[name]())}
    />
  )
}
