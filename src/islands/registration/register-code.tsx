import { useState } from 'react'
import type { SentRegistration } from '#lib/domain/registration/sent-registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { registrationCode } from '#machines/registration/registration-code.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { CodeForm } from '../ui/shapes/code-form.tsx'
import { OfflineNote } from './offline-note.tsx'
import { ResendAnew } from './resend-anew.tsx'

interface RegisterCodeProps {
  sent: SentRegistration
  /** The code was right, and nobody is signed in by it. */
  onConfirmed: () => void
}

/** Taking the code of a registration, from an e-mail or an SMS. REG-6. */
export function RegisterCode({ sent, onConfirmed }: RegisterCodeProps) {
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
