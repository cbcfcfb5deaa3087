import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { normalizePhoneNumber } from '#lib/domain/credentials.ts'
import { phonesOf } from '#lib/format/phone-rules.ts'

/** Countries whose own way of writing a number leads back to it. */
const home = fc.constantFrom('BG', 'CZ', 'SK', 'PL', 'RO', 'FR', 'GB', 'IE')
/** A mobile number of a country with its last digits drawn anew. */
const numberOf = (country: string, tail: number): string => {
  const { number } = getExampleNumber(country as 'SK', examples) ?? { number: '' }
  return number.slice(0, -4) + String(tail).padStart(4, '0')
}
const tail = fc.integer({ min: 0, max: 9999 })
const mark = fc.constantFrom('', ' ', '-', '\u00a0', '.', '/')

test('a number written as at home or as from abroad is stored as one, and shown as at home @AUT-2', () => {
  fc.assert(
    fc.property(home, tail, (country, last) => {
      const { read, show } = phonesOf(country)
      const number = numberOf(country, last)
      const shown = show(number)
      expect(shown).not.toContain('+')
      expect(read(shown)).toBe(number)
      expect(read(number)).toBe(number)
      expect(read(number.replace('+', '00'))).toBe(number)
    }),
  )
})

test('a number of another country is shown with its code, and reads back as it was @AUT-2', () => {
  fc.assert(
    fc.property(home, home, tail, (country, other, last) => {
      fc.pre(country !== other)
      const number = numberOf(other, last)
      const shown = phonesOf(country).show(number)
      expect(shown).toMatch(/^\+/)
      expect(phonesOf(country).read(shown)).toBe(number)
    }),
  )
})

test('whatever stands between the digits, the number is the same @AUT-2', () => {
  fc.assert(
    fc.property(home, tail, fc.array(mark, { minLength: 16, maxLength: 16 }), (country, last, marks) => {
      const number = numberOf(country, last)
      const typed = [...number].map((digit, index) => `${digit}${index > 0 ? marks[index] : ''}`).join('')
      expect(phonesOf(country).read(typed)).toBe(number)
    }),
  )
})

test('anything may be typed, and what is read is E.164 or nothing @AUT-2', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+0-9 ()/.-]{0,24}$/))
  fc.assert(
    fc.property(home, typed, (country, text) => {
      expect(phonesOf(country).read(text) ?? '+1234567').toMatch(/^\+[1-9][0-9]{5,14}$/)
    }),
  )
})

test('what is shown is never less than what is stored: a text that is no number stays as it is @AUT-2', () => {
  fc.assert(
    fc.property(
      fc.option(home, { nil: undefined }),
      fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ]{0,20}x$/)),
      (country, text) => {
        const digits = (from: string) => from.replace(/\D/g, '')
        fc.pre(normalizePhoneNumber(text) === undefined)
        expect(digits(phonesOf(country).show(text))).toBe(digits(text))
      },
    ),
  )
})

test.each([
  ['SK', '0900 123 456', '+421900123456'],
  ['SK', '900123456', '+421900123456'],
  ['SK', '421900123456', '+421900123456'],
  ['CZ', '601 123 456', '+420601123456'],
  ['BG', '088 123 4567', '+359881234567'],
  ['FR', '06.12.34.56.78', '+33612345678'],
  ['GB', '07700 900123', '+447700900123'],
  ['PL', '+421 900 123 456', '+421900123456'],
  ['CZ', '+420 0777 123 456', '+420777123456'],
  ['SK', '00420 0777 123 456', '+420777123456'],
  ['CZ', '0777 123 456', '+420777123456'],
  ['PL', '+48 0 601 234 567', '+48601234567'],
  ['CZ', '+421 0900 123 456', '+421900123456'],
])('in %s, %s is %s @AUT-2 @AUT-6', (country, typed, number) => {
  expect(phonesOf(country).read(typed)).toBe(number)
})

test.each([
  ['SK', '112'],
  ['SK', '0900 123 456 7'],
  ['SK', '+421 9'],
  ['SK', 'abc'],
  ['SK', '0900 123 456 ext. 7'],
  ['FR', '06 12 34 56'],
])('in %s, %s is no phone number @AUT-2', (country, typed) => {
  expect(phonesOf(country).read(typed)).toBeUndefined()
})

test('a zero that belongs to a number stays behind its country code @AUT-6', () => {
  const { read } = phonesOf('CZ')
  expect(read('+39 06 1234 5678')).toBe('+390612345678')
  expect(read('+225 01 23 45 67 89')).toBe('+2250123456789')
})

test.each([undefined, 'XX', ''])(
  'a club at home in no known country (%s) takes digits as typed @AUT-2',
  (country) => {
    const { read, show, example } = phonesOf(country)
    expect(read('0900 123 456')).toBe('0900123456')
    expect(read('+421 900 123 456')).toBe('+421900123456')
    expect(read('+420 0777 123 456')).toBe('+420777123456')
    expect(show('+421900123456')).toBe('+421\u00a0900\u00a0123\u00a0456')
    expect(example('+421 900 123 456')).toBe('+421\u00a0900\u00a0123\u00a0456')
  },
)

test('the example is the language’s own where it fits the country, else the country’s @AUT-2', () => {
  expect(phonesOf('BG').example('+359 88 123 4567')).toBe('088\u00a0123\u00a04567')
  expect(phonesOf('IE').example('+421 900 123 456')).toBe('085\u00a0012\u00a03456')
})

test.each(getCountries())('the example of %s is a phone number there @AUT-2', (country) => {
  const { read, example } = phonesOf(country)
  expect(read(example('+421 900 123 456'))).toMatch(/^\+\d+$/)
})
