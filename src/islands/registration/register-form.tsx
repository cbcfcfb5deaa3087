import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { passwordRules } from '#lib/domain/password.ts'
import type { CardChoice } from '#lib/domain/registration/card-choice.ts'
import type { AskedConsent } from '#lib/domain/registration/registration.ts'
import { newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { draftNames } from '#machines/registration/handed-over.storage.ts'
import { registrationForm } from '#machines/registration/registration-form.store.ts'
import { registrationFormView } from '#machines/registration/registration-form.view.ts'
import { Field } from '../ui/form/field.tsx'
import { NewPassword } from '../ui/form/new-password.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'
import { OfflineNote } from './offline-note.tsx'
import { LazyRegisterConsents } from './register-consents-lazy.tsx'
import { RegisterPerson } from './register-person.tsx'
import { RegisterRemedies } from './register-remedies.tsx'
import { fieldErrorText, registerAlert } from './registration-spoken.ts'
import { WaysIn } from './ways-in.tsx'

interface RegisterFormProps {
  /** The card that the step before has brought; undefined while that step is open again. */
  card: CardChoice | undefined
  /** Stands for a card that was looked up. */
  cardToken?: string | undefined
  /** The address where another card can be chosen. */
  otherCard: string
}

const texts = ['email', 'password', 'repeat', 'firstname', 'lastname', 'sex', 'phone'] as const
/** The form's texts, each exactly as it was typed. */
const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries(texts.map((name) => [name, typedIn(form, name)])) as Record<
    (typeof texts)[number],
    string
  >

/** The form that opens an account. REG-3. */
export function RegisterForm({ card, cardToken, otherCard }: RegisterFormProps) {
  const words = useWords()
  const formTexts = words.registration.form
  const [snapshot, send] = useMachine(registrationForm)
  const view = registrationFormView(snapshot)
  const [asked, setAsked] = useState<readonly AskedConsent[]>()
  const email = useDraft(draftNames.email)
  const needsPhone = useStore($club).settings.MEMBER_AUTHENTICATION.sms_login
  const unagreed = asked?.find((one) => one.is_required && !one.agreed)?.version_id
  const submit = (form: HTMLFormElement) => {
    if (!card) return
    const typed = { ...textsIn(form), needsPhone, consents: asked }
    send({ type: 'submitted', form: { ...typed, card, card_token: cardToken } })
  }
  const errorOf = (field: 'email' | 'password' | 'repeat', label: string) =>
    fieldErrorText(words, view.fieldErrors[field], { label, example: '' })
  const passwords = { ...newPasswordWords(words), label: words.signIn.password.password() }

  return (
    <FormShell
      alert={registerAlert(words, view)}
      name={formTexts.title()}
      onSubmit={submit}
      remedies={<RegisterRemedies card={view.card} otherCard={otherCard} />}
      submit={formTexts.submit()}
      view={view.focus === 'consents' ? { ...view, focus: `consent-${unagreed}` } : view}
    >
      <OfflineNote />
      <div>
        <Field
          aria-required
          autoCapitalize="none"
          autoComplete="username"
          error={errorOf('email', words.signIn.password.email())}
          label={words.signIn.password.email()}
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
          password: errorOf('password', passwords.label),
          repeat: errorOf('repeat', passwords.repeat),
        }}
        onTyped={(field) => send({ type: 'typed', field })}
        says={passwords}
      />
      <RegisterPerson
        errors={view.fieldErrors}
        needsPhone={needsPhone}
        onTyped={(field) => send({ type: 'typed', field })}
      />
      <LazyRegisterConsents
        error={view.fieldErrors.consents}
        onAsked={setAsked}
        onDecided={() => send({ type: 'typed', field: 'consents' })}
      />
    </FormShell>
  )
}
