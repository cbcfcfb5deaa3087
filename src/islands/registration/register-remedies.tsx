import { useWords } from '#lib/i18n/use-words.ts'
import type { RegistrationFormView } from '#machines/registration/registration-form.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { WaysIn } from './ways-in.tsx'

interface RegisterRemediesProps {
  card: RegistrationFormView['card']
  /** The address where another card can be chosen. */
  otherCard: string
}

/** The ways on from a card with which no account is opened. REG-2. */
export function RegisterRemedies({ card, otherCard }: RegisterRemediesProps) {
  const words = useWords()
  return (
    <>
      {card?.isTaken && <WaysIn by="card" />}
      {card && (
        <ButtonLink className={formStyles.aside} href={otherCard} tone="link">
          {words.registration.card.other()}
        </ButtonLink>
      )}
    </>
  )
}
