import { useEffect, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import type { PasswordRecoveryView } from '#machines/password-recovery/password-recovery.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormShell } from './form-shell.tsx'
import { look } from './look.ts'
import { sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'

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
  const said = words.recovery
  const label = words.auth.password.email()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('sign-in-email')
  useEffect(() => {
    if (isReturn) form.current?.querySelector('input')?.focus()
  }, [isReturn])

  const { fault } = view
  const error =
    fault === 'required'
      ? words.errors.mixed.required({ field: label })
      : fault === 'email'
        ? words.errors.string.email()
        : fault?.said
  const submit = (sent: HTMLFormElement) => {
    const email = typedIn(sent, 'email')
    draft.keep(email)
    onSubmitted(email)
  }

  return (
    <FormShell
      alert={sayTrouble(words, view.trouble)}
      below={
        <p className={look.others}>
          <ButtonLink href={pathTo('/')} tone="link">
            {said.toLogin()}
          </ButtonLink>
        </p>
      }
      name={said.submit()}
      onSubmit={submit}
      ref={form}
      submit={said.submit()}
      view={view}
    >
      <p className={look.sent}>{said.lead()}</p>
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
