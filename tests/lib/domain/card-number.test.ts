import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumber } from '#lib/domain/card-number.ts'

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

test('what is taken has 16 digits, and they are those typed, in order @BI-13', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -\n０９x.') })
  fc.assert(
    fc.property(typed, (text) => {
      const taken = cardNumber(text)
      const plain = text
        .replaceAll('０', '0')
        .replaceAll('９', '9')
        .replace(/[ \n-]/g, '')
      expect(taken).toBe(/^\d{16}$/.test(plain) ? plain : undefined)
    }),
  )
})
