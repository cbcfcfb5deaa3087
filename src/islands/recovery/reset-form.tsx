import type { NewPassword as Typed } from '#lib/domain/new-password.ts'
import { passwordRules } from '#lib/domain/password.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { newPasswordErrorText, newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PasswordResetView } from '#machines/recovery/password-reset.view.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { NewPassword } from '../ui/form/new-password.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'

interface ResetFormProps {
  view: PasswordResetView
  onTyped: (field: keyof Typed) => void
  onSubmitted: (typed: Typed) => void
}

/** Sets a new password. AUT-4. */
export function ResetForm({ view, onTyped, onSubmitted }: ResetFormProps) {
  const words = useWords()
  const { reset } = words.recovery
  const says = newPasswordWords(words)
  const draft = useDraft('sign-in-email')
  return (
    <FormShell
      alert={callErrorText(words, view.callError)}
      name={reset.submit()}
      onSubmit={(form) =>
        onSubmitted({ password: typedIn(form, 'password'), repeat: typedIn(form, 'repeat') })
      }
      submit={reset.submit()}
      view={view}
    >
      <p className={formStyles.sent}>{reset.lead()}</p>
      {/* Password managers learn from it whose password changes, where this tab knows. */}
      <input autoComplete="username" hidden name="username" readOnly ref={draft.ref} type="email" />
      <NewPassword
        check={passwordRules}
        errors={{
          password: newPasswordErrorText(words, view.fieldErrors.password, says.label),
          repeat: newPasswordErrorText(words, view.fieldErrors.repeat, says.repeat),
        }}
        onTyped={onTyped}
        says={says}
      />
    </FormShell>
  )
}
