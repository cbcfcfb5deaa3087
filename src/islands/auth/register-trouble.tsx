import { useWords } from '#lib/i18n/use-words.ts'
import type { RegistrationFormView } from '#machines/registration-form/registration-form.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { sayCardFault } from './registration-spoken.ts'
import { sayTrouble, sayWait } from './spoken.ts'
import { WaysIn } from './ways-in.tsx'

interface RegisterTroubleProps {
  view: Pick<RegistrationFormView, 'failure' | 'card' | 'doubt' | 'wait'>
  /** Where another card can be chosen. */
  otherCard: string
}

/** Why a registration as a whole was not taken, and what to do about it. Spec §8, Registration, Card verification. */
export function RegisterTrouble({ view, otherCard }: RegisterTroubleProps) {
  const words = useWords()
  const said = words.registration
  const failure = view.failure === 'mandatory' ? said.form.mandatory() : sayTrouble(words, view.failure)
  const parts = [failure, sayCardFault(words, view.card?.fault), view.doubt && said.form[view.doubt]()]
  return (
    <>
      <FormAlert text={parts.filter(Boolean).join(' ') || undefined} wait={sayWait(words, view.wait)} />
      {view.card?.isTaken && <WaysIn by="card" />}
      {view.card && (
        <ButtonLink className={look.aside} href={otherCard} tone="link">
          {said.card.other()}
        </ButtonLink>
      )}
    </>
  )
}
