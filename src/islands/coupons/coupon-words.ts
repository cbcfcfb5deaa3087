import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { type RibbonTone, ribbonTone } from '#lib/domain/coupons/coupon-period.ts'
import type { BlockedReason } from '#lib/domain/coupons/coupon-status.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import { countdownFrom, showsClock } from '#lib/domain/time-left.ts'
import { formatMoment } from '#lib/format/moments.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { runningTime } from '#lib/i18n/validity-text.ts'
import type { CountdownView } from '#machines/common/countdown.machine.ts'

/** Returns the text of a ribbon: the seconds while they are counted, else the club's own words, else the time. */
const ribbonText = (words: Words, coupon: Coupon, tone: RibbonTone, countdown: CountdownView | undefined) => {
  if (countdown?.running) return runningTime(words, countdown.seconds)
  if (coupon.ribbon) return coupon.ribbon
  if (tone === 'upcoming') return words.coupons.ribbon.upcoming()
  return countdown ? words.coupons.ribbon.left({ time: runningTime(words, countdown.seconds) }) : ''
}

/** The longest of what a ribbon shows from the words before its countdown on, so that nothing beside it moves. */
const widestOf = (words: Words, coupon: Coupon): string => {
  const first = runningTime(words, countdownFrom)
  const before = coupon.ribbon || words.coupons.ribbon.left({ time: first })
  return before.length > first.length ? before : first
}

/**
 * A coupon's ribbon as it is drawn; undefined when it has none. countdown: the running time where the ribbon tells it. CPN-8.
 */
export function ribbonOf(words: Words, coupon: Coupon, now: number, countdown: CountdownView | undefined) {
  const tone = ribbonTone(coupon, now)
  if (tone === 'hidden') return undefined
  const text = ribbonText(words, coupon, tone, countdown)
  const seconds = ribbonSeconds(coupon, countdown)
  const isClock = seconds !== undefined && showsClock(seconds)
  return { tone, text, widest: isClock ? widestOf(words, coupon) : undefined }
}

/** The seconds left that a ribbon tells; undefined where it says something else. CPN-9. */
export const ribbonSeconds = (coupon: Coupon, countdown: CountdownView | undefined): number | undefined =>
  countdown && (countdown.running || !coupon.ribbon) ? countdown.seconds : undefined

/** Returns the reason why a coupon cannot be activated yet. CPN-2. */
export const hintText = (
  words: Words,
  locale: Locale,
  reason: BlockedReason | undefined,
): string | undefined =>
  reason?.kind === 'points'
    ? `${words.coupons.hint.points()} ${words.coupons.hint.missing({ n: pointsOf(reason.missing) ?? 0 })}`
    : reason && words.coupons.hint.early({ date: formatMoment(reason.from, locale) })
