import { useEffect, useRef } from 'react'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { PasswordRecoveryView } from '#machines/recovery/password-recovery.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { typedIn } from '../ui/form/typed.ts'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'

interface ForgotFormProps {
  view: PasswordRecoveryView
  /** The member has come back to it, to write another address. */
  isReturn: boolean
  onTyped: () => void
  onSubmitted: (email: string) => void
}

/** Asks for the e-mail of an account whose password is forgotten; it is the one of the sign-in, and goes back there. */
export function ForgotForm({ view, isReturn, onTyped, onSubmitted }: ForgotFormProps) {
  const words = useWords()
  const texts = words.recovery
  const label = words.signIn.password.email()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('sign-in-email')
  useEffect(() => {
    if (isReturn) form.current?.querySelector('input')?.focus()
  }, [isReturn])

  const { fieldError } = view
  const error =
    fieldError === 'required'
      ? words.errors.mixed.required({ field: label })
      : fieldError === 'email'
        ? words.errors.string.email()
        : fieldError?.serverMessage
  const submit = (sent: HTMLFormElement) => {
    const email = typedIn(sent, 'email')
    draft.keep(email)
    onSubmitted(email)
  }

  return (
    <FormShell
      alert={callErrorText(words, view.callError)}
      below={
        <p className={formStyles.others}>
          <ButtonLink href={pathTo('/')} tone="link">
            {texts.toLogin()}
          </ButtonLink>
        </p>
      }
      name={texts.submit()}
      onSubmit={submit}
      ref={form}
      submit={texts.submit()}
      view={view}
    >
      <p className={formStyles.sent}>{texts.lead()}</p>
      <Field
        aria-required
        autoCapitalize="none"
        autoComplete="username"
        error={error}
        label={label}
        name="email"
        onInput={({ currentTarget }) => {
          draft.keep(currentTarget.value)
          onTyped()
        }}
        ref={draft.ref}
        spellCheck={false}
        type="email"
      />
    </FormShell>
  )
}
