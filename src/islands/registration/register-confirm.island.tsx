import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useRef, useState } from 'react'
import { CardNumber } from '#islands/shared/card-number.tsx'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { PasswordField } from '#islands/ui/form/password-field.tsx'
import { island } from '#islands/ui/island.tsx'
import { CodeForm } from '#islands/ui/shapes/code-form.tsx'
import { Resend, type ResendProps } from '#islands/ui/shapes/resend.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import type { SentRegistration } from '#lib/domain/registration/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { HandedOver } from '#machines/registration/handed-over.storage.ts'
import { arriveWithCode } from '#machines/registration/registration.store.ts'
import { registrationCode } from '#machines/registration/registration-code.ts'
import { css } from '#styled/css'
import { OfflineNote } from './register-parts.tsx'
import { RegisterSteps, RegisterWaiting, useStepFocus } from './register-steps.tsx'

const styles = {
  anew: css({ stack: '5', mt: '6', pt: '6', borderTop: 'hairline' }),
  farewell: css({ stack: '5', alignItems: 'center', textAlign: 'center' }),
  drawing: css({ width: '[min(200px, 60vw)]', aspectRatio: '[4 / 3]', color: 'muted' }),
}

interface ResendAnewProps extends ResendProps {
  /** The number of a card is part of what is sent anew. */
  needsNumber: boolean
}

/** Asks for another code of a registration: its form is sent anew, for which the secrets are entered once more. */
function ResendAnew({ needsNumber, ...props }: ResendAnewProps) {
  const { signIn, registration } = useWords()
  if (props.view.state === 'waiting') return <Resend {...props} />
  return (
    <Form
      aria-label={signIn.code.resend()}
      className={styles.anew}
      onSubmit={(typed) => props.onAsk({ password: typed('password'), number: typed('card_number') })}
    >
      <p className={formStyles.wait}>{registration.code.again()}</p>
      <PasswordField
        aria-required
        autoComplete="current-password"
        label={signIn.password.password()}
        name="password"
      />
      {needsNumber && <CardNumber name="card_number" />}
      <Button icon={<RotateCwIcon />} loading={props.view.state === 'sending'} type="submit" wide>
        {signIn.code.resend()}
      </Button>
    </Form>
  )
}

interface RegisterCodeProps {
  sent: SentRegistration
  /** The code was right, and nobody is signed in by it. */
  onConfirmed: () => void
}

/** Taking the code of a registration, from an e-mail or an SMS. REG-6. */
function RegisterCode({ sent, onConfirmed }: RegisterCodeProps) {
  const { signIn, registration } = useWords()
  const texts = registration.code
  const [machine] = useState(() => registrationCode(sent, onConfirmed))
  const { draft, channel } = sent
  const byMail = channel === 'email'
  const to = byMail ? draft.email : (draft.phone ?? '')
  const form = draft.card_token ? pathTo('/register-after-verify') : `${pathTo('/register')}#details`
  return (
    <>
      <OfflineNote />
      <CodeForm
        again={(props) => <ResendAnew {...props} needsNumber={draft.mode === 'existing'} />}
        code={sent.code}
        intro={byMail ? `${texts.sent({ to })} ${texts.spam()}` : texts.sent({ to })}
        label={byMail ? texts.label() : signIn.code.label()}
        machine={machine}
        submit={texts.submit()}
      />
      <div className={formStyles.others}>
        <p className={formStyles.question}>
          <span>{texts.confirmed()}</span>
          <ButtonLink href={pathTo('/')} tone="link">
            {signIn.title()}
          </ButtonLink>
        </p>
        <p className={formStyles.question}>
          <ButtonLink href={form} tone="link">
            {texts.change()}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

/** The last step of a registration: its code, and then the farewell with an offer to sign in. REG-1. */
function RegisterConfirm({ sent }: { sent: HandedOver }) {
  const { registration: words, signIn } = useWords()
  const { code, farewell } = words
  const [isOver, setOver] = useState(!('code' in sent))
  const root = useRef<HTMLDivElement>(null)
  useStepFocus(root, isOver ? 'farewell' : 'code')
  return (
    <div ref={root}>
      <header className={formStyles.heading}>
        <h1 tabIndex={-1}>{isOver ? farewell.title() : code.title()}</h1>
      </header>
      <RegisterSteps step="confirm" />
      {'code' in sent && !isOver ? (
        <RegisterCode onConfirmed={() => setOver(true)} sent={sent} />
      ) : (
        <div className={styles.farewell}>
          <div className={styles.drawing}>
            <DoneDrawing />
          </div>
          <p>{farewell.text()}</p>
          <ButtonLink href={pathTo('/')} tone="primary" wide>
            {signIn.password.submit()}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The code of a registration, then the farewell; without one it has gone back to the start. REG-6. */
export const RegisterConfirmIsland = island(
  () => {
    const [sent] = useState(arriveWithCode)
    return sent ? <RegisterConfirm sent={sent} /> : <RegisterWaiting />
  },
  { waiting: RegisterWaiting },
)
