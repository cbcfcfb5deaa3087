import type { PeriodFacts } from '../domain/coupons/coupon-period.ts'
import { couponValidity } from '../domain/coupons/coupon-validity.ts'
import type { TimeLeft } from '../domain/time-left.ts'
import type { WordsOf } from './translation.ts'

/** A length of time as a sentence takes it: "97 seconds". */
export const inFull = (words: WordsOf, { unit, value }: TimeLeft): string =>
  words.time.long[unit]({ n: value })

/**
 * The text of a coupon's validity; '' where there is nothing true to say. CPN-7.
 * now: unix seconds.
 */
export function validityText(words: WordsOf<'coupons'>, coupon: PeriodFacts, now: number): string {
  const validity = couponValidity(coupon, now)
  if (!validity) return ''
  return 'duration' in validity
    ? words.coupons.validity[validity.key]({ time: inFull(words, validity.duration) })
    : words.coupons.validity[validity.key]()
}
