import CreditCardIcon from 'lucide-react/icons/credit-card'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { styles } from './styles.ts'

/** The member's card as it lies before her: its number, in groups as it is printed. */
export function CardFront({ number }: { number: string }) {
  return (
    <div className={styles.front}>
      <CreditCardIcon className={largeIcon} />
      <span className={styles.number} translate="no">
        {formatCardNumber(number)}
      </span>
    </div>
  )
}
