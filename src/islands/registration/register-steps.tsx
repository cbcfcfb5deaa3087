import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import {
  type RegistrationView,
  registrationSteps,
  stepShown,
} from '#machines/registration/registration.view.ts'
import { Stepper } from '../ui/state/stepper.tsx'

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
