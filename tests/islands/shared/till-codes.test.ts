import { expect, test } from 'vitest'
import { tillCodes } from '#islands/shared/till/member-till.tsx'

const coupon = { id: 'c', name: 'Coffee', activated: true, code: '42', expiration_at: 1300 }

test('an active coupon is a code that counts its whole activation @TIL-1', () => {
  expect(tillCodes([coupon], 5, 1100)).toEqual([
    { id: 'c', name: 'Coffee', digits: '42', from: 1000, until: 1300 },
  ])
})

test('where the club does not say for how long, or nothing ends, no start is made up @TIL-1', () => {
  expect(tillCodes([coupon], undefined, 1100)[0]?.from).toBeUndefined()
  expect(tillCodes([{ ...coupon, expiration_at: undefined, valid_until: 9000 }], 5, 1100)).toEqual([
    { id: 'c', name: 'Coffee', digits: '42', from: undefined, until: 9000 },
  ])
  expect(tillCodes([{ ...coupon, expiration_at: undefined }], 5, 1100)[0]?.until).toBeUndefined()
})

test('what is not active, has no code, or is over, is not among the codes @TIL-1', () => {
  const others = [
    { ...coupon, activated: false },
    { ...coupon, code: undefined },
    { ...coupon, expiration_at: 1099 },
  ]
  expect(tillCodes(others, 5, 1100)).toEqual([])
})
