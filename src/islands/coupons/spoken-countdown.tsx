import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull } from '#lib/i18n/validity-text.ts'
import type { CountdownView } from '#machines/common/countdown.view.ts'

/** The seconds at which a screen reader says what is left; each second would be chatter. */
const moments = [10, 30, 60, 100]

/** Says the last seconds of the screen's own coupon aloud, now and then; a list would talk over what is done in it. */
export function SpokenCountdown({ countdown, name }: { countdown: CountdownView | undefined; name: string }) {
  const words = useWords()
  const moment = countdown?.running ? moments.find((seconds) => countdown.seconds <= seconds) : undefined
  return (
    <VisuallyHidden>
      <span role="status">
        {moment !== undefined &&
          `${name}: ${words.coupons.validity.endsIn({ time: inFull(words, { unit: 'seconds', value: moment }) })}`}
      </span>
    </VisuallyHidden>
  )
}
