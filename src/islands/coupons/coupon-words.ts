import type { Coupon } from '#lib/domain/coupon.ts'
import type { BlockedReason } from '#lib/domain/coupon-standing.ts'
import { pointsOf } from '#lib/domain/points.ts'
import { type RibbonTone, ribbonTone } from '#lib/domain/ribbon.ts'
import type { TimeLeft } from '#lib/domain/time-left.ts'
import { formatMoment } from '#lib/format/moments.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import type { Words } from '#lib/i18n/translation.ts'
import type { CountdownView } from '#machines/countdown/countdown.view.ts'

/** A time as a ribbon takes it: "97 s". */
export const inShort = (words: Words, { unit, value }: TimeLeft): string =>
  words.time.short[unit]({ n: value })

/** What a ribbon says: the seconds while they are counted, else the club's own words, else the time. */
const ribbonText = (words: Words, coupon: Coupon, tone: RibbonTone, countdown: CountdownView | undefined) => {
  if (countdown?.running) return inShort(words, countdown.left)
  if (coupon.ribbon) return coupon.ribbon
  if (tone === 'upcoming') return words.coupons.ribbon.upcoming()
  return countdown ? words.coupons.ribbon.left({ time: inShort(words, countdown.left) }) : ''
}

/** A coupon's ribbon as it is drawn; undefined when it has none. Spec §4, coupon ribbon. */
export function ribbonOf(words: Words, coupon: Coupon, now: number, countdown: CountdownView | undefined) {
  const tone = ribbonTone(coupon, now)
  if (tone === 'hidden') return undefined
  return { tone, text: ribbonText(words, coupon, tone, countdown) }
}

/** Why a coupon cannot be activated yet. Spec §4 "Coupon button", §8. */
export const hintText = (
  words: Words,
  locale: Locale,
  reason: BlockedReason | undefined,
): string | undefined =>
  reason?.kind === 'points'
    ? `${words.coupons.hint.points()} ${words.coupons.hint.missing({ n: pointsOf(reason.missing) ?? 0 })}`
    : reason && words.coupons.hint.early({ date: formatMoment(reason.from, locale) })
