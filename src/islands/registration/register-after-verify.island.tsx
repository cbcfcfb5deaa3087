import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { arriveWithCard } from '#machines/registration/registration.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { island } from '../ui/island.tsx'
import { Line } from '../ui/text/line.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterSteps, RegisterWaiting } from './register-steps.tsx'

/** The form after the card; without a card it has gone back to its number. REG-2. */
export const RegisterAfterVerifyIsland = island(
  () => {
    const [card] = useState(arriveWithCard)
    return card ? <WithCard card={card} /> : <RegisterWaiting />
  },
  { waiting: RegisterWaiting },
)

function WithCard({ card: { card_token, firstname, lastname_initial } }: { card: VerifiedCard }) {
  const { card: texts, form } = useWords().registration
  const name = lastname_initial ? `${firstname} ${lastname_initial}.` : firstname
  return (
    <>
      <RegisterSteps step="details" />
      <div className={formStyles.notice}>
        <Line tone="success">{firstname ? form.verified({ name }) : form.verifiedCard()}</Line>
      </div>
      <RegisterForm card={{ mode: 'later' }} cardToken={card_token} otherCard={pathTo('/register')} />
      <p className={formStyles.others}>
        <ButtonLink href={pathTo('/register')} icon={<ArrowLeftIcon />} tone="link">
          {texts.other()}
        </ButtonLink>
      </p>
    </>
  )
}
