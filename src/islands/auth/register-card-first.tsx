import { useMachine } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardVerification } from '#machines/card-verification/card-verification.store.ts'
import { cardVerificationView } from '#machines/card-verification/card-verification.view.ts'
import { Button } from '../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { MemberAlready } from './member-already.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OwnNumber } from './own-number.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { sayCardFault } from './registration-spoken.ts'
import { sayTrouble, sayWait } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useFaultFocus } from './use-fault-focus.ts'
import { WaysIn } from './ways-in.tsx'

/** A registration that begins with the card's number. Spec §2 "Card verification", the setting REGISTER.card_verify. */
export function RegisterCardFirst() {
  const words = useWords()
  const said = words.registration.card
  const [snapshot, send] = useMachine(cardVerification)
  const view = cardVerificationView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, view)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', number: typedIn(event.currentTarget, 'card_number') })
  }

  return (
    <>
      <RegisterSteps step="number" />
      <form
        aria-label={said.title()}
        className={look.form}
        method="post"
        noValidate
        onSubmit={submit}
        ref={form}
      >
        <OfflineNote />
        <OwnNumber error={sayCardFault(words, view.fault)} onInput={() => send({ type: 'typed' })}>
          {view.isTaken && <WaysIn by="card" />}
        </OwnNumber>
        <FormAlert text={sayTrouble(words, view.trouble)} wait={sayWait(words, view.wait)} />
        <Button
          aria-disabled={view.wait ? true : undefined}
          loading={view.busy}
          tone="primary"
          type="submit"
          wide
        >
          {said.check()}
        </Button>
      </form>
      <MemberAlready />
    </>
  )
}
