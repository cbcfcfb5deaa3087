import { useMachine } from '@xstate/react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { NewPassword } from '#islands/ui/form/new-password.tsx'
import { typedIn } from '#islands/ui/form/typed.ts'
import { island } from '#islands/ui/island.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import type { NewPassword as Typed } from '#lib/domain/new-password.ts'
import { passwordRules } from '#lib/domain/password.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { newPasswordErrorText, newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type PasswordResetView, passwordResetView } from '#machines/recovery/password-reset.machine.ts'
import { passwordReset } from '#machines/recovery/password-reset.store.ts'

interface ResetFormProps {
  view: PasswordResetView
  onTyped: (field: keyof Typed) => void
  onSubmitted: (typed: Typed) => void
}

/** Sets a new password. AUT-4. */
function ResetForm({ view, onTyped, onSubmitted }: ResetFormProps) {
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

/** A new password by the link of a mail. AUT-4. */
export const PasswordResetIsland = island(() => {
  const words = useWords()
  const { done, expired, lacking: incomplete } = words.recovery
  const [snapshot, send] = useMachine(passwordReset)
  const view = passwordResetView(snapshot)
  const signIn = (tone: 'primary' | 'link') => (
    <ButtonLink href={pathTo('/pass-login')} tone={tone} wide>
      {words.signIn.password.submit()}
    </ButtonLink>
  )
  const askAgain = (text: string) => (
    <ButtonLink href={pathTo('/forgot')} tone="primary" wide>
      {text}
    </ButtonLink>
  )
  switch (view.screen) {
    case 'done':
      return (
        <Outcome drawing={<DoneDrawing />} isNews text={done.text()} title={done.title()}>
          {signIn('primary')}
        </Outcome>
      )
    case 'expired':
      return (
        <Outcome drawing={<ExpiredDrawing />} isNews text={expired.text()} title={words.common.expired()}>
          {askAgain(expired.link())}
        </Outcome>
      )
    case 'unsure':
      return (
        <Outcome drawing={<ExpiredDrawing />} isNews text={expired.unsure()} title={words.common.expired()}>
          {askAgain(expired.link())}
          {signIn('link')}
        </Outcome>
      )
    case 'incomplete':
      return (
        <Outcome drawing={<LetterDrawing />} text={incomplete.text()} title={incomplete.title()}>
          {askAgain(incomplete.link())}
        </Outcome>
      )
    case 'form':
      return (
        <ResetForm
          onSubmitted={(typed) => send({ type: 'submitted', ...typed })}
          onTyped={(field) => send({ type: 'typed', field })}
          view={view}
        />
      )
  }
})
