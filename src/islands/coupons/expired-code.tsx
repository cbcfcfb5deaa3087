import ClockIcon from 'lucide-react/icons/clock'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeStyles } from './code-styles.ts'

/** The time to show a code is over. */
export function ExpiredCode() {
  const words = useWords()
  return (
    <section className={codeStyles.ticket}>
      <div className={codeStyles.expired}>
        <ClockIcon className={largeIcon} />
        <p role="status">{words.coupons.code.expired()}</p>
      </div>
    </section>
  )
}
