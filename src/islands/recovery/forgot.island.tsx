import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { MailResend } from '#islands/ui/shapes/resend.tsx'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { SentDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { storeDraft } from '#lib/browser/session-storage.ts'
import type { SentMail } from '#lib/domain/one-time-code.ts'
import { callErrorText, mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { anotherMail, passwordRecovery, sentMailRecord } from '#machines/recovery/password-recovery.ts'

/** "Check your e-mail", with another mail and another address. */
function Sent({ mail, onChange }: { mail: SentMail; onChange: () => void }) {
  const words = useWords()
  const { sent } = words.recovery
  const [machine] = useState(() => anotherMail(mail.email))
  const [snapshot, send] = useMachine(machine, { input: mail })
  return (
    <Outcome
      drawing={<SentDrawing />}
      hint={words.mail.notThere()}
      isNews
      text={sent.text({ email: mail.email })}
      title={sent.title()}
    >
      <MailResend onAsk={() => send({ type: 'asked' })} view={resendView(snapshot)} />
      <Button onClick={onChange} tone="link">
        {sent.change()}
      </Button>
    </Outcome>
  )
}

/** A forgotten password: the e-mail of the account, which is the one of the sign-in, then "check your e-mail". AUT-4. */
export const ForgotIsland = island(() => {
  const words = useWords()
  const texts = words.recovery
  const label = words.signIn.password.email()
  const [view, send] = useForm(passwordRecovery)
  const draft = useDraft('sign-in-email', () => send({ type: 'typed', field: 'email' }))
  const form = useRef<HTMLFormElement>(null)
  const [isReturn, setReturn] = useState(false)
  useEffect(() => {
    if (isReturn && !view.done) form.current?.querySelector('input')?.focus()
  }, [isReturn, view.done])

  if (view.done && view.sent)
    return (
      <Sent
        mail={view.sent}
        onChange={() => {
          sentMailRecord().remove()
          setReturn(true)
          send({ type: 'returned' })
        }}
      />
    )
  const submit = (typed: (name: string) => string) => {
    const email = typed('email')
    storeDraft('sign-in-email', email)
    send({ type: 'submitted', values: { email } })
  }
  return (
    <FormShell
      alert={callErrorText(words, view.failure)}
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
        {...draft}
        aria-required
        autoCapitalize="none"
        autoComplete="username"
        error={mistakeText(words, view.fieldErrors.email, label)}
        label={label}
        name="email"
        spellCheck={false}
        type="email"
      />
    </FormShell>
  )
})
