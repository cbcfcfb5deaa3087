import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { arriveAtStart, registration } from '#machines/registration/registration.store.ts'
import { registrationView } from '#machines/registration/registration.view.ts'
import { CardChoice } from './card-choice.tsx'
import { fetchConsents } from './register-consents-lazy.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterIntro } from './register-intro.tsx'
import { RegisterPane } from './register-pane.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** A registration step by step: intro, card choice, form. REG-1. */
export function RegisterStepByStep() {
  const words = useWords().registration
  const [input] = useState(() => arriveAtStart(false))
  const [snapshot, send] = useMachine(registration, { input })
  const view = registrationView(snapshot)
  const [wasFilled, setWasFilled] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useStepFocus(root, view.step)
  useEffect(fetchConsents, [])
  if (view.step === 'details' && !wasFilled) setWasFilled(true)

  return (
    <div ref={root}>
      <RegisterSteps step={view.step} />
      <RegisterPane shown={view.step === 'intro'} title={words.intro.title()}>
        <RegisterIntro onStart={() => send({ type: 'continued' })} />
      </RegisterPane>
      <RegisterPane back="#start" shown={view.step === 'card'} title={words.card.title()}>
        <CardChoice
          onChosen={(number) => send({ type: 'chosen', number })}
          onPicked={(mode) => send({ type: 'picked', mode })}
          onTyped={() => send({ type: 'typed' })}
          view={view}
        />
      </RegisterPane>
      {wasFilled && (
        <RegisterPane back="#card" shown={view.step === 'details'} title={words.form.title()}>
          <RegisterForm card={view.card} otherCard="#card" />
        </RegisterPane>
      )}
    </div>
  )
}
