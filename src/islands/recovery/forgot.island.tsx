import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { typedIn } from '#islands/ui/form/typed.ts'
import { island } from '#islands/ui/island.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { MailResend } from '#islands/ui/shapes/mail-resend.tsx'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { SentDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { useSnapshot } from '#islands/ui/use-snapshot.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import {
  type PasswordRecoveryView,
  passwordRecoveryView,
} from '#machines/recovery/password-recovery.machine.ts'
import { passwordRecovery } from '#machines/recovery/password-recovery.store.ts'

interface ForgotFormProps {
  view: PasswordRecoveryView
  /** The member has come back to it, to write another address. */
  isReturn: boolean
  onTyped: () => void
  onSubmitted: (email: string) => void
}

/** Asks for the e-mail of an account whose password is forgotten; it is the one of the sign-in, and goes back there. */
function ForgotForm({ view, isReturn, onTyped, onSubmitted }: ForgotFormProps) {
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

/** A forgotten password: the e-mail, then "check your e-mail". AUT-4. */
export const ForgotIsland = island(() => {
  const words = useWords()
  const [machine] = useState(passwordRecovery)
  const [snapshot, send] = useMachine(machine)
  const [isReturn, setReturn] = useState(false)
  const view = passwordRecoveryView(snapshot)
  const resending = useSnapshot(snapshot.children.resend)
  const resend = resending && resendView(resending)
  if (view.sentTo === undefined)
    return (
      <ForgotForm
        isReturn={isReturn}
        onSubmitted={(email) => send({ type: 'submitted', email })}
        onTyped={() => send({ type: 'typed' })}
        view={view}
      />
    )
  const { sent } = words.recovery
  const change = () => {
    setReturn(true)
    send({ type: 'changed' })
  }
  return (
    <Outcome
      drawing={<SentDrawing />}
      hint={words.mail.notThere()}
      isNews
      text={sent.text({ email: view.sentTo })}
      title={sent.title()}
    >
      {resend && <MailResend isResent={view.isResent} onAsk={() => send({ type: 'asked' })} view={resend} />}
      <Button onClick={change} tone="link">
        {sent.change()}
      </Button>
    </Outcome>
  )
})
