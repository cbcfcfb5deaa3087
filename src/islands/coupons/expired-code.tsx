import { ClockIcon } from '#islands/ui/icons/clock.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeLook } from './code-look.ts'

/** The time to show a code is over. */
export function ExpiredCode() {
  const words = useWords()
  return (
    <section className={codeLook.ticket}>
      <div className={codeLook.expired}>
        <ClockIcon large />
        <p role="status">{words.coupons.code.expired()}</p>
      </div>
    </section>
  )
}
