import type { ComponentProps } from 'react'
import { groupedCardNumber } from '#lib/domain/card/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CardNumber } from '../ui/form/card-number.tsx'

type OwnNumberProps = Pick<ComponentProps<typeof CardNumber>, 'error' | 'onInput' | 'children'>

/** The number of the card that whoever registers has. */
export function OwnNumber(props: OwnNumberProps) {
  return <CardNumber {...props} group={groupedCardNumber} name="card_number" words={useWords().card} />
}
