import { useMachine } from '@xstate/react'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardVerificationView } from '#machines/registration/card-verification.machine.ts'
import { cardVerification } from '#machines/registration/card-verification.store.ts'
import { typedIn } from '../ui/form/typed.ts'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { MemberAlready, OfflineNote, OwnNumber, WaysIn } from './register-parts.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { cardErrorText } from './registration-spoken.ts'

/** A registration that begins with the card's number. REG-2, by the setting REGISTER.card_verify. */
export function RegisterCardFirst() {
  const words = useWords()
  const texts = words.registration.card
  const [snapshot, send] = useMachine(cardVerification)
  const view = cardVerificationView(snapshot)
  return (
    <>
      <RegisterSteps step="number" />
      <FormShell
        alert={callErrorText(words, view.callError)}
        name={texts.title()}
        onSubmit={(form) => send({ type: 'submitted', number: typedIn(form, 'card_number') })}
        submit={texts.check()}
        view={view}
      >
        <OfflineNote />
        <OwnNumber error={cardErrorText(words, view.fieldError)} onInput={() => send({ type: 'typed' })}>
          {view.isTaken && <WaysIn by="card" />}
        </OwnNumber>
      </FormShell>
      <MemberAlready />
    </>
  )
}
