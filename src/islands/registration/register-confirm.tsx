import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { HandedOver } from '#machines/registration/handed-over.storage.ts'
import { registration } from '#machines/registration/registration.store.ts'
import { registrationView } from '#machines/registration/registration.view.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { DoneDrawing } from '../ui/state/outcome-drawings.tsx'
import { RegisterCode } from './register-code.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { useStepFocus } from './use-step-focus.ts'

const styles = {
  farewell: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5',
    textAlign: 'center',
  }),
  drawing: css({ width: '[min(200px, 60vw)]', aspectRatio: '[4 / 3]', color: 'muted' }),
} as const

/** The last step of a registration: its code, and then the farewell with an offer to sign in. REG-1. */
export function RegisterConfirm({ sent }: { sent: HandedOver }) {
  const { code, farewell } = useWords().registration
  const [snapshot, send] = useMachine(registration, { input: { at: 'code' in sent ? 'code' : 'farewell' } })
  const { step } = registrationView(snapshot)
  const root = useRef<HTMLDivElement>(null)
  useStepFocus(root, step)
  const isOver = step === 'farewell'
  return (
    <div ref={root}>
      <header className={formStyles.heading}>
        <h1 tabIndex={-1}>{isOver ? farewell.title() : code.title()}</h1>
      </header>
      <RegisterSteps step={step} />
      {'code' in sent && !isOver ? (
        <RegisterCode onConfirmed={() => send({ type: 'confirmed' })} sent={sent} />
      ) : (
        <div className={styles.farewell}>
          <div className={styles.drawing}>
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
