import { useMachine, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { passwordRecovery } from '#machines/password-recovery/password-recovery.store.ts'
import { passwordRecoveryView } from '#machines/password-recovery/password-recovery.view.ts'
import { resendView } from '#machines/resend/resend.view.ts'
import { Button } from '../ui/button.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { SentDrawing } from '../ui/outcome-drawings.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { MailResend } from './mail-resend.tsx'

/** A forgotten password: the e-mail, then "check your e-mail". Spec §2, `/forgot`. */
export function ForgotIsland() {
  const words = useWords()
  const [machine] = useState(passwordRecovery)
  const [snapshot, send] = useMachine(machine)
  const [isReturn, setReturn] = useState(false)
  const view = passwordRecoveryView(snapshot)
  const resend = useSelector(snapshot.children.resend, (child) => child && resendView(child))
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
}
