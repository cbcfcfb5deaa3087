import { useState } from 'react'
import type { SentRegistration } from '#lib/domain/sent-registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { registrationCode } from '#machines/registration/registration-code.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { look } from './look.ts'
import { OfflineNote } from './offline-note.tsx'
import { ResendAnew } from './resend-anew.tsx'

interface RegisterCodeProps {
  sent: SentRegistration
  /** The code was right, and nobody is signed in by it. */
  onConfirmed: () => void
}

/** Taking the code of a registration, from an e-mail or an SMS. Spec §2 "e-mail code entry". */
export function RegisterCode({ sent, onConfirmed }: RegisterCodeProps) {
  const { auth, registration } = useWords()
  const said = registration.code
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
        intro={byMail ? `${said.sent({ to })} ${said.spam()}` : said.sent({ to })}
        label={byMail ? said.label() : auth.code.label()}
        machine={machine}
        submit={said.submit()}
      />
      <div className={look.others}>
        <p className={look.question}>
          {said.confirmed()}
          <ButtonLink href={pathTo('/')} tone="link">
            {auth.title()}
          </ButtonLink>
        </p>
        <p className={look.question}>
          <ButtonLink href={form} tone="link">
            {said.change()}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
