import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import type { HandedOver } from '#machines/registration/handed-over.store.ts'
import { registration } from '#machines/registration/registration.store.ts'
import { registrationView } from '#machines/registration/registration.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DoneDrawing } from '../ui/outcome-drawings.tsx'
import { look } from './look.ts'
import { RegisterCode } from './register-code.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** The last step of a registration: its code, and then the farewell with an offer to sign in. Spec §2 "sign up wizard". */
export function RegisterConfirm({ sent }: { sent: HandedOver }) {
  const { code, farewell } = useWords().registration
  const [snapshot, send] = useMachine(registration, { input: { at: 'code' in sent ? 'code' : 'farewell' } })
  const { step } = registrationView(snapshot)
  const root = useRef<HTMLDivElement>(null)
  useStepFocus(root, step)
  const isOver = step === 'farewell'
  return (
    <div ref={root}>
      <header className={look.heading}>
        <h1 tabIndex={-1}>{isOver ? farewell.title() : code.title()}</h1>
      </header>
      <RegisterSteps step={step} />
      {'code' in sent && !isOver ? (
        <RegisterCode onConfirmed={() => send({ type: 'confirmed' })} sent={sent} />
      ) : (
        <div className={look.farewell}>
          <div className={look.drawing}>
            <DoneDrawing />
          </div>
          <p>{farewell.text()}</p>
          <ButtonLink href={pathTo('/')} tone="primary" wide>
            {farewell.signIn()}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
