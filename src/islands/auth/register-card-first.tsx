import { useMachine } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardVerification } from '#machines/card-verification/card-verification.store.ts'
import { cardVerificationView } from '#machines/card-verification/card-verification.view.ts'
import { FormShell } from './form-shell.tsx'
import { MemberAlready } from './member-already.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OwnNumber } from './own-number.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { sayCardFault } from './registration-spoken.ts'
import { sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { WaysIn } from './ways-in.tsx'

/** A registration that begins with the card's number. Spec §2 "Card verification", the setting REGISTER.card_verify. */
export function RegisterCardFirst() {
  const words = useWords()
  const said = words.registration.card
  const [snapshot, send] = useMachine(cardVerification)
  const view = cardVerificationView(snapshot)
  return (
    <>
      <RegisterSteps step="number" />
      <FormShell
        alert={sayTrouble(words, view.trouble)}
        name={said.title()}
        onSubmit={(form) => send({ type: 'submitted', number: typedIn(form, 'card_number') })}
        submit={said.check()}
        view={view}
      >
        <OfflineNote />
        <OwnNumber error={sayCardFault(words, view.fault)} onInput={() => send({ type: 'typed' })}>
          {view.isTaken && <WaysIn by="card" />}
        </OwnNumber>
      </FormShell>
      <MemberAlready />
    </>
  )
}
