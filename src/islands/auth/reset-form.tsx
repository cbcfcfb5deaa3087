import type { NewPassword as Typed } from '#lib/domain/new-password.ts'
import { passwordRules } from '#lib/domain/password.ts'
import { newPasswordError, newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PasswordResetView } from '#machines/password-reset/password-reset.view.ts'
import { NewPassword } from '../ui/new-password.tsx'
import { FormShell } from './form-shell.tsx'
import { look } from './look.ts'
import { sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'

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
  const draft = useDraft('sign-in-email')
  return (
    <FormShell
      alert={sayTrouble(words, view.trouble)}
      name={reset.submit()}
      onSubmit={(form) =>
        onSubmitted({ password: typedIn(form, 'password'), repeat: typedIn(form, 'repeat') })
      }
      submit={reset.submit()}
      view={view}
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
    </FormShell>
  )
}
