import type { PeriodFacts } from '../domain/coupon-period.ts'
import { couponValidity } from '../domain/coupon-validity.ts'
import type { TimeLeft } from '../domain/time-left.ts'
import type { Words } from './translation.ts'

/** A length of time as a sentence takes it: "97 seconds". */
export const inFull = (words: Words, { unit, value }: TimeLeft): string => words.time.long[unit]({ n: value })

/**
 * What a coupon says of its validity; '' where there is nothing true to say. Spec §4, validity texts.
 * now: unix seconds.
 */
export function validityText(words: Words, coupon: PeriodFacts, now: number): string {
  const validity = couponValidity(coupon, now)
  if (!validity) return ''
  return 'duration' in validity
    ? words.coupons.validity[validity.key]({ time: inFull(words, validity.duration) })
    : words.coupons.validity[validity.key]()
}
