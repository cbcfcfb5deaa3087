import { ClockIcon } from '#islands/ui/icons/clock.tsx'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeStyles } from './code-styles.ts'

/** The time to show a code is over. */
export function ExpiredCode() {
  const words = useWords(couponsWords)
  return (
    <section className={codeStyles.ticket}>
      <div className={codeStyles.expired}>
        <ClockIcon large />
        <p role="status">{words.coupons.code.expired()}</p>
      </div>
    </section>
  )
}
