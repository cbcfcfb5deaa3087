import { useMachine } from '@xstate/react'
import { CardNumber } from '#islands/shared/card-number.tsx'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { formView } from '#machines/common/form.machine.ts'
import { cardVerification } from '#machines/registration/registration-form.ts'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { MemberAlready, OfflineNote, WaysIn } from './register-parts.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { cardErrorText } from './registration-spoken.ts'

/** A registration that begins with the card's number. REG-2, by the setting REGISTER.card_verify. */
export function RegisterCardFirst() {
  const words = useWords()
  const texts = words.registration.card
  const [snapshot, send] = useMachine(cardVerification)
  const view = formView(snapshot)
  const mistake = view.fieldErrors.card_number
  return (
    <>
      <RegisterSteps step="number" />
      <FormShell
        alert={callErrorText(words, view.failure)}
        name={texts.title()}
        onSubmit={(typed) => send({ type: 'submitted', values: { number: typed('card_number') } })}
        submit={texts.check()}
        view={view}
      >
        <OfflineNote />
        <CardNumber
          error={cardErrorText(words, mistake)}
          name="card_number"
          onInput={() => send({ type: 'typed', field: 'card_number' })}
        >
          {mistake === 'taken' && <WaysIn by="card" />}
        </CardNumber>
      </FormShell>
      <MemberAlready />
    </>
  )
}
