import { type SubmitEvent, useRef } from 'react'
import type { NewPassword as Typed } from '#lib/domain/new-password.ts'
import { passwordRules } from '#lib/domain/password.ts'
import { newPasswordError, newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PasswordResetView } from '#machines/password-reset/password-reset.view.ts'
import { Button } from '../ui/button.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { sayTrouble, sayWait } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'
import { useFaultFocus } from './use-fault-focus.ts'

interface ResetFormProps {
  view: PasswordResetView
  onTyped: (field: keyof Typed) => void
  onSubmitted: (typed: Typed) => void
}

/** Sets a new password. Spec §2 "new password (two fields, then success)". */
export function ResetForm({ view, onTyped, onSubmitted }: ResetFormProps) {
  const words = useWords()
  const { reset } = words.recovery
  const says = newPasswordWords(words)
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('sign-in-email')
  useFaultFocus(form, view)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    onSubmitted({ password: typedIn(currentTarget, 'password'), repeat: typedIn(currentTarget, 'repeat') })
  }
  return (
    <form
      aria-label={reset.submit()}
      className={look.form}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <p className={look.sent}>{reset.lead()}</p>
      {/* Password managers learn from it whose password changes, where this tab knows. */}
      <input autoComplete="username" hidden name="username" readOnly ref={draft.ref} type="email" />
      <NewPassword
        check={passwordRules}
        errors={{
          password: newPasswordError(words, view.faults.password, says.label),
          repeat: newPasswordError(words, view.faults.repeat, says.repeat),
        }}
        onTyped={onTyped}
        says={says}
      />
      <FormAlert text={sayTrouble(words, view.trouble)} wait={sayWait(words, view.wait)} />
      <Button
        aria-disabled={view.wait ? true : undefined}
        loading={view.busy}
        tone="primary"
        type="submit"
        wide
      >
        {reset.submit()}
      </Button>
    </form>
  )
}
