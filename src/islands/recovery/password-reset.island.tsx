import { ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { NewPassword } from '#islands/ui/shapes/new-password.tsx'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { passwordReset } from '#machines/recovery/password-reset.ts'

/** A new password by the link of a mail. AUT-4. */
export const PasswordResetIsland = island(() => {
  const words = useWords()
  const { done, expired, lacking: incomplete, reset } = words.recovery
  const [view, send] = useForm(passwordReset)
  const draft = useDraft('sign-in-email')
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
  if (view.done)
    return view.sent === 'done' ? (
      <Outcome drawing={<DoneDrawing />} isNews text={done.text()} title={done.title()}>
        {signIn('primary')}
      </Outcome>
    ) : (
      <Outcome drawing={<LetterDrawing />} text={incomplete.text()} title={incomplete.title()}>
        {askAgain(incomplete.link())}
      </Outcome>
    )
  // Perhaps the password is set, and the answer was lost.
  const isUnsure = view.wasUnsure
  if (view.failure === 'expired')
    return (
      <Outcome
        drawing={<ExpiredDrawing />}
        isNews
        text={isUnsure ? expired.unsure() : expired.text()}
        title={words.common.expired()}
      >
        {askAgain(expired.link())}
        {isUnsure && signIn('link')}
      </Outcome>
    )
  return (
    <FormShell
      alert={callErrorText(words, view.failure)}
      name={reset.submit()}
      onSubmit={(typed) =>
        send({ type: 'submitted', values: { password: typed('password'), repeat: typed('repeat') } })
      }
      submit={reset.submit()}
      view={view}
    >
      <p className={formStyles.sent}>{reset.lead()}</p>
      {/* Password managers learn from it whose password changes, where this tab knows. */}
      <input autoComplete="username" hidden name="username" readOnly ref={draft.ref} type="email" />
      <NewPassword errors={view.fieldErrors} onTyped={(field) => send({ type: 'typed', field })} />
    </FormShell>
  )
})
