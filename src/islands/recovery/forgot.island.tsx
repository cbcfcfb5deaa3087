import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { resendView } from '#machines/common/resend.view.ts'
import { passwordRecovery } from '#machines/recovery/password-recovery.store.ts'
import { passwordRecoveryView } from '#machines/recovery/password-recovery.view.ts'
import { Button } from '../ui/button.tsx'
import { island } from '../ui/island.tsx'
import { MailResend } from '../ui/shapes/mail-resend.tsx'
import { Outcome } from '../ui/state/outcome.tsx'
import { SentDrawing } from '../ui/state/outcome-drawings.tsx'
import { useSnapshot } from '../ui/use-snapshot.ts'
import { ForgotForm } from './forgot-form.tsx'

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
