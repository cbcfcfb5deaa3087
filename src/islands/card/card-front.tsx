import { formatCardNumber } from '#lib/format/card-number.ts'
import { CardIcon } from '../ui/icons/card.tsx'
import { styles } from './styles.ts'

/** The member's card as it lies before her: its number, in groups as it is printed. */
export function CardFront({ number }: { number: string }) {
  return (
    <div className={styles.front}>
      <CardIcon large />
      <span className={styles.number} translate="no">
        {formatCardNumber(number)}
      </span>
    </div>
  )
}
