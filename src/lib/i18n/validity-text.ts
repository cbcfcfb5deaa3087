import { formatLeft } from '#lib/format/moments.ts'
import { type Coupon, couponValidity } from '../domain/coupons/coupon.ts'
import type { PeriodFacts } from '../domain/coupons/coupon-period.ts'
import { costOf, pointsOf } from '../domain/points/points.ts'
import { showsClock, type TimeLeft, timeLeft } from '../domain/time-left.ts'
import type { Words } from './translation.ts'

/** A length of time as a sentence takes it: "12 minutes"; one that counts seconds is "2:47". */
export const inFull = (words: Words, { unit, value }: TimeLeft): string =>
  unit === 'seconds' ? formatLeft(value) : words.time.long[unit]({ n: value })

/** A running time as a ribbon, a ring or a button takes it: "12 min", and under ten minutes "3:27". CPN-9. */
export function runningTime(words: Words, seconds: number): string {
  if (showsClock(seconds)) return formatLeft(seconds)
  const { unit, value } = timeLeft(seconds)
  return words.time.short[unit]({ n: value })
}

/** Returns the words on an active coupon: that it is active and, where it has a code, what a press does. CPN-2. */
export const showsCode = ({ coupons: { button } }: Words, { code }: Pick<Coupon, 'code'>): string =>
  code ? `${button.active()} · ${button.show()}` : button.active()

/** Removes from the validity of a coupon what its ribbon says already. CPN-7, CPN-8. */
export const besideRibbon = (validity: string, ribbon: string | undefined): string =>
  ribbon && validity.toLocaleLowerCase().includes(ribbon.trim().toLocaleLowerCase()) ? '' : validity

/** Returns the sentences at the end of an activation: that it is over, and the points that it cost. CPN-6. */
export function endedText({ coupons: { code } }: Words, coupon: Pick<Coupon, 'points'> | undefined): string {
  const points = pointsOf(costOf(coupon?.points)) ?? 0
  return points > 0 ? `${code.expired()} ${code.spent({ n: points })}` : code.expired()
}

/** A running time as a sentence takes it: the same figures as `runningTime`, whose units it does not shorten. CPN-9. */
export const runningInFull = (words: Words, seconds: number): string =>
  showsClock(seconds) ? formatLeft(seconds) : inFull(words, timeLeft(seconds))

/**
 * The text of a coupon's validity; '' where there is nothing true to say. CPN-7.
 * now: unix seconds; shownSeconds: the seconds left where they stand beside it, which it then does not repeat. CPN-9.
 */
export function validityText(words: Words, coupon: PeriodFacts, now: number, shownSeconds?: number): string {
  const validity = couponValidity(coupon, now)
  if (!validity) return ''
  const isEnding = /^(?:endsIn|todayOnly|untilTomorrow)$/.test(validity.key)
  if (shownSeconds !== undefined && isEnding && (validity.key === 'endsIn' || showsClock(shownSeconds)))
    return words.coupons.validity.now()
  return 'duration' in validity
    ? words.coupons.validity[validity.key]({ time: inFull(words, validity.duration) })
    : words.coupons.validity[validity.key]()
}
