import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { CardChoice } from '#lib/domain/card-choice.ts'
import { passwordRules } from '#lib/domain/password.ts'
import type { AskedConsent } from '#lib/domain/registration.ts'
import { newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { draftNames } from '#machines/registration/handed-over.store.ts'
import { registrationForm } from '#machines/registration-form/registration-form.store.ts'
import { registrationFormView } from '#machines/registration-form/registration-form.view.ts'
import { Field } from '../ui/field.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { FormShell } from './form-shell.tsx'
import { OfflineNote } from './offline-note.tsx'
import { LazyRegisterConsents } from './register-consents-lazy.tsx'
import { RegisterPerson } from './register-person.tsx'
import { RegisterRemedies } from './register-remedies.tsx'
import { registerAlert, sayFault } from './registration-spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'
import { WaysIn } from './ways-in.tsx'

interface RegisterFormProps {
  /** The card that the step before has brought; undefined while that step is open again. */
  card: CardChoice | undefined
  /** Stands for a card that was looked up. */
  cardToken?: string | undefined
  /** Where another card can be chosen. */
  otherCard: string
}

const texts = ['email', 'password', 'repeat', 'firstname', 'lastname', 'sex', 'phone'] as const
/** The form's texts, each exactly as it was typed. */
const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries(texts.map((name) => [name, typedIn(form, name)])) as Record<
    (typeof texts)[number],
    string
  >

/** The form that opens an account. Spec §2 "form", §5 "Registration". */
export function RegisterForm({ card, cardToken, otherCard }: RegisterFormProps) {
  const words = useWords()
  const said = words.registration.form
  const [snapshot, send] = useMachine(registrationForm)
  const view = registrationFormView(snapshot)
  const [asked, setAsked] = useState<readonly AskedConsent[]>()
  const email = useDraft(draftNames.email)
  const unagreed = asked?.find((one) => one.is_required && !one.agreed)?.version_id
  const submit = (form: HTMLFormElement) => {
    if (!card) return
    const typed = { ...textsIn(form), consents: asked }
    send({ type: 'submitted', form: { ...typed, card, card_token: cardToken } })
  }
  const fault = (field: 'email' | 'password' | 'repeat', label: string) =>
    sayFault(words, view.faults[field], { label, example: '' })
  const passwords = { ...newPasswordWords(words), label: words.auth.password.password() }

  return (
    <FormShell
      alert={registerAlert(words, view)}
      name={said.title()}
      onSubmit={submit}
      remedies={<RegisterRemedies card={view.card} otherCard={otherCard} />}
      submit={said.submit()}
      view={view.focus === 'consents' ? { ...view, focus: `consent-${unagreed}` } : view}
    >
      <OfflineNote />
      <div>
        <Field
          aria-required
          autoCapitalize="none"
          autoComplete="username"
          error={fault('email', words.auth.password.email())}
          label={words.auth.password.email()}
          name="email"
          onInput={({ currentTarget }) => {
            email.keep(currentTarget.value)
            send({ type: 'typed', field: 'email' })
          }}
          ref={email.ref}
          spellCheck={false}
          type="email"
        />
        {view.isTaken && <WaysIn by="email" />}
      </div>
      <NewPassword
        check={passwordRules}
        errors={{
          password: fault('password', passwords.label),
          repeat: fault('repeat', passwords.repeat),
        }}
        onTyped={(field) => send({ type: 'typed', field })}
        says={passwords}
      />
      <RegisterPerson faults={view.faults} onTyped={(field) => send({ type: 'typed', field })} />
      <LazyRegisterConsents
        fault={view.faults.consents}
        onAsked={setAsked}
        onDecided={() => send({ type: 'typed', field: 'consents' })}
      />
    </FormShell>
  )
}
