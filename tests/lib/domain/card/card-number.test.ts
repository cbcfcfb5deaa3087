import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumber, groupedCardNumber } from '#lib/domain/card/card.ts'
import { plainDigits } from '#lib/domain/typed-text.ts'

const number = '1234567890123456'

test.each([
  ['as it is', number],
  ['in groups', '1234 5678 9012 3456'],
  ['with dashes of every kind', '1234-5678–9012—3456'],
  ['with a minus sign', '1234\u22125678\u22129012\u22123456'],
  ['with no-break and thin spaces', '1234\u00a05678\u20099012\u202f3456'],
  ['with a line end pasted along', `${number}\r\n`],
  ['in full-width digits', '１２３４５６７８９０１２３４５６'],
  ['with invisible marks', `\u200e\ufeff${number}\u200b`],
])('a card number typed %s is taken @REG-5 @PRF-5 @BI-13', (_, typed) => {
  expect(cardNumber(typed)).toBe(number)
})

test.each([
  ['nothing', ''],
  ['15 digits', '123456789012345'],
  ['17 digits', '12345678901234567'],
  ['a letter among them', '123456789012345O'],
  ['two numbers', `${number} ${number}`],
  ['Arabic digits', '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦'],
  ['circled digits', '①②③④⑤⑥⑦⑧⑨⓪①②③④⑤⑥'],
  ['a decimal point', '1234567890123.456'],
])('%s is no card number, and is never cut to one @REG-5 @BI-13', (_, typed) => {
  expect(cardNumber(typed)).toBeUndefined()
})

/** A text with its caret drawn as a bar. */
const marked = (drawn: string) => ({ text: drawn.replace('|', ''), caret: drawn.indexOf('|') })
const drawn = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['a digit more at the end of a group', '1234|', '1234|'],
  ['the first digit of the next group', '12345|', '1234 5|'],
  ['a digit in the middle', '12934| 5678', '1293 4|567 8'],
  ['a dash between groups', '1234-|', '1234|'],
  ['a space between groups', '1234 |', '1234|'],
  ['a pasted number', '1234-5678-9012-3456\n|', '1234 5678 9012 3456|'],
  ['a pasted number of full-width digits', '１２３４５６７８９０１２３４５６|', '1234 5678 9012 3456|'],
  ['17 digits', '12345678901234567|', '1234 5678 9012 3456 7|'],
  ['a letter', '1234 5O|', '1234 5O|'],
  ['nothing', '|', '|'],
])('%s shows in groups with the caret in its place @REG-5 @PRF-5 @BI-13', (_, written, shown) => {
  expect(drawn(groupedCardNumber(marked(written)))).toBe(shown)
})

test.each([
  ['backspace behind a gap takes the digit before it', 'before', '1234|5678', '123|5 678'],
  ['delete before a gap takes the digit after it', 'after', '1234|5678', '1234| 678'],
  ['backspace within a group takes one digit', 'before', '12| 5678', '12|56 78'],
  ['delete at the end of the number takes one digit', 'after', '1234 567|', '1234 567|'],
] as const)('%s @REG-5 @PRF-5', (_, erased, left, shown) => {
  expect(drawn(groupedCardNumber(marked(left), erased))).toBe(shown)
})

const messy = fc.string({ unit: fc.constantFrom(...'0123456789 -\n０９') })
const clean = (text: string) =>
  text
    .replaceAll('０', '0')
    .replaceAll('９', '9')
    .replace(/[ \n-]/g, '')

test('what is shown has every digit that was written, in order, in groups of four @BI-13', () => {
  fc.assert(
    fc.property(messy, fc.nat(), (text, at) => {
      const caret = at % (text.length + 1)
      const shown = groupedCardNumber({ text, caret })
      expect(shown.text.replaceAll(' ', '')).toBe(clean(text))
      expect(shown.text).toMatch(/^(?:\d{4} )*\d{0,4}$/)
      expect(plainDigits(shown.text.slice(0, shown.caret))).toBe(clean(text.slice(0, caret)))
      expect(groupedCardNumber(shown)).toEqual(shown)
    }),
  )
})

test('a key that erases takes exactly one digit, wherever the caret stands @REG-5 @PRF-5', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.boolean(),
      (digits, at, back) => {
        const { text } = groupedCardNumber({ text: digits, caret: 0 })
        const caret = at % (text.length + 1)
        const taken = back ? caret - 1 : caret
        fc.pre(taken >= 0 && taken < text.length)
        // What the browser leaves after the key.
        const left = { text: text.slice(0, taken) + text.slice(taken + 1), caret: taken }
        const shown = groupedCardNumber(left, back ? 'before' : 'after')
        expect(plainDigits(shown.text)).toHaveLength(digits.length - 1)
      },
    ),
  )
})
