import { beforeAll, expect, test } from 'vitest'
import { registerAlert } from '#islands/registration/registration-spoken.ts'
import { chooseLocale, wordsNow } from '#lib/i18n/words.ts'

beforeAll(() => chooseLocale('en'))

const failed = { failure: undefined, fieldErrors: {}, isUnsure: false, wasUnsure: false }
const taken = { ...failed, fieldErrors: { email: 'taken' as const } }
const told = (view: Parameters<typeof registerAlert>[1]) => registerAlert(wordsNow(), view)

test('a visitor whose address is taken is told that an earlier try may have worked, or that her first one did @B6 @REG-4 @REG-7', () => {
  const { form } = wordsNow().registration
  // A browser may have sent the form twice by itself, or she has loaded the page anew: nobody knows.
  expect(told(taken)).toBe(form.perhaps())
  expect(told({ ...taken, wasUnsure: true })).toBe(form.worked())
  expect(told({ ...failed, isUnsure: true, wasUnsure: true })).toBe(form.unsure())
  expect(told({ ...failed, wasUnsure: true })).toBeUndefined()
})

test('what is mandatory and a refused card are told above all @REG-2 @REG-3', () => {
  const { card, form } = wordsNow().registration
  expect(told({ ...failed, failure: 'mandatory' })).toBe(form.mandatory())
  expect(told({ ...failed, fieldErrors: { card: 'taken' } })).toBe(card.taken())
})
