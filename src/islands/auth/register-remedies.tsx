import { useWords } from '#lib/i18n/use-words.ts'
import type { RegistrationFormView } from '#machines/registration-form/registration-form.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { look } from './look.ts'
import { WaysIn } from './ways-in.tsx'

interface RegisterRemediesProps {
  card: RegistrationFormView['card']
  /** Where another card can be chosen. */
  otherCard: string
}

/** What to do about a card with which no account is opened. Spec §8, Registration, Card verification. */
export function RegisterRemedies({ card, otherCard }: RegisterRemediesProps) {
  const words = useWords()
  return (
    <>
      {card?.isTaken && <WaysIn by="card" />}
      {card && (
        <ButtonLink className={look.aside} href={otherCard} tone="link">
          {words.registration.card.other()}
        </ButtonLink>
      )}
    </>
  )
}
