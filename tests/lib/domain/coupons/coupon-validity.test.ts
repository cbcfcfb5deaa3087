import { expect, test } from 'vitest'
import { couponValidity } from '#lib/domain/coupons/coupon.ts'

/** Local time, because "today" is the member's own day. Friday 20 November 2026, 10:00. */
const at = (day: number, hour = 0, minute = 0) => new Date(2026, 10, day, hour, minute).getTime() / 1000
const now = at(20, 10)

const endsIn = (value: number, unit: string) => ({ key: 'endsIn', duration: { unit, value } })
const validIn = (value: number, unit: string) => ({ key: 'validIn', duration: { unit, value } })

test.each([
  ['that has no end', {}, { key: 'now' }],
  ['that began and has no end', { valid_from: at(19) }, { key: 'now' }],
  ['that begins this second', { valid_from: now }, { key: 'now' }],
  ['that ends tonight', { valid_until: at(20, 23, 59) }, { key: 'todayOnly' }],
  ['that ends at midnight', { valid_until: at(21) }, { key: 'todayOnly' }],
  ['that ends within the hour', { valid_until: at(20, 10, 30) }, { key: 'todayOnly' }],
  ['that ends after midnight', { valid_until: at(21, 0, 1) }, { key: 'untilTomorrow' }],
  ['that ends tomorrow night', { valid_until: at(22) }, { key: 'untilTomorrow' }],
  ['that ends the day after tomorrow, in under two days', { valid_until: at(22, 9) }, endsIn(47, 'hours')],
  ['that ends in exactly two days', { valid_until: at(22, 10) }, endsIn(48, 'hours')],
  ['that ends in almost six days', { valid_until: at(26, 9) }, endsIn(5, 'days')],
  ['that has ended', { valid_until: at(20, 9) }, { key: 'expired' }],
  ['that ends now', { valid_until: now }, { key: 'expired' }],
  ['that starts later today', { valid_from: at(20, 18) }, { key: 'today' }],
  ['that starts tomorrow', { valid_from: at(21, 0) }, { key: 'tomorrow' }],
  ['that starts the day after tomorrow, in under two days', { valid_from: at(22, 9) }, validIn(47, 'hours')],
  [
    'that starts in two and a half days, which is not yet two',
    { valid_from: at(22, 22) },
    validIn(3, 'days'),
  ],
  ['that starts today and ends today', { valid_from: at(20, 18), valid_until: at(20, 20) }, { key: 'today' }],
])('a coupon %s says so @CPN-7', (_, coupon, validity) => {
  expect(couponValidity(coupon, now)).toEqual(validity)
})

test('at midnight exactly two days before its end a coupon is told as two days, and a second later by its day @CPN-7', () => {
  const midnight = at(20)
  expect(couponValidity({ valid_until: at(22) }, midnight)).toMatchObject({ key: 'endsIn' })
  expect(couponValidity({ valid_until: at(22) }, midnight + 1)).toEqual({ key: 'untilTomorrow' })
})

test('the end of an activation goes before the end of the coupon @CPN-7', () => {
  const coupon = { valid_until: at(30), expiration_at: at(20, 10, 15) }
  expect(couponValidity(coupon, now)).toEqual(endsIn(15, 'minutes'))
  expect(couponValidity({ ...coupon, expiration_at: at(20, 20) }, now)).toEqual({ key: 'todayOnly' })
  expect(couponValidity({ ...coupon, expiration_at: undefined }, now)).toMatchObject({ key: 'endsIn' })
})

test('an activation of an hour is told in minutes, and a longer one by its day @CPN-7', () => {
  const hour = { expiration_at: now + 3600 }
  expect(couponValidity(hour, now)).toEqual(endsIn(60, 'minutes'))
  expect(couponValidity({ expiration_at: now + 3601 }, now)).toEqual({ key: 'todayOnly' })
  expect(couponValidity({ valid_until: now + 3600 }, now)).toEqual({ key: 'todayOnly' })
})

test('ten years are a length of time, and a second more means never @CPN-7 @BI-18', () => {
  const tenYears = 315_576_000
  expect(couponValidity({ valid_until: now + tenYears }, now)).toMatchObject({ duration: { value: 3652 } })
  expect(couponValidity({ valid_until: now + tenYears + 1 }, now)).toEqual({ key: 'now' })
  expect(couponValidity({ valid_from: now + tenYears }, now)).toMatchObject({ duration: { value: 3653 } })
  expect(couponValidity({ valid_from: now + tenYears + 1 }, now)).toBeUndefined()
})

test.each([
  ['an end of zero', { valid_until: 0 }, { key: 'now' }],
  ['no end', { valid_until: undefined }, { key: 'now' }],
  ['an end in milliseconds', { valid_until: at(20, 23) * 1000 }, { key: 'todayOnly' }],
  ['an end no date can hold', { valid_until: 1e300 }, { key: 'now' }],
  ['an end before its start', { valid_from: at(19), valid_until: at(18) }, undefined],
  ['an end at its start', { valid_from: at(23), valid_until: at(23) }, undefined],
])('a coupon with %s shows the right text or none @BI-18 @CPN-7', (_, coupon, validity) => {
  expect(couponValidity(coupon, now)).toEqual(validity)
})

test('days are calendar days where clocks change too @CPN-7', () => {
  const before = new Date(2026, 9, 24, 12).getTime() / 1000
  const next = new Date(2026, 9, 25, 23, 59).getTime() / 1000
  expect(couponValidity({ valid_until: next }, before)).toEqual({ key: 'untilTomorrow' })
})
