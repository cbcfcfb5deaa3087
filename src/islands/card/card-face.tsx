import { formatCardNumber } from '#lib/format/card-number.ts'
import { CardIcon } from '../ui/icons/card.tsx'
import { look } from './look.ts'

/** The member's card as it lies before her: its number, in groups as it is printed. */
export function CardFace({ number }: { number: string }) {
  return (
    <div className={look.face}>
      <CardIcon large />
      <span className={look.number}>{formatCardNumber(number)}</span>
    </div>
  )
}
