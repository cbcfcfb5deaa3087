import { describe, expect, test } from 'vitest'
import { type CardCode, cardCode, ean13 } from '#lib/format/card-code.ts'

const modulesOf = (text: string): string => {
  const drawn = ean13(text)
  const modules = Array.from({ length: drawn?.width ?? 0 }, () => '0')
  for (const { x, width } of drawn?.marks ?? []) modules.fill('1', x, x + width)
  return modules.join('')
}

describe('EAN-13', () => {
  test('a number is drawn as the standard has it, with its quiet zones @PRF-4', () => {
    // 4 003994 155486: the worked example of many a textbook.
    expect(modulesOf('4003994155486')).toBe(
      [
        '0'.repeat(11),
        '101',
        '0001101 0100111 0111101 0001011 0010111 0011101'.replaceAll(' ', ''),
        '01010',
        '1100110 1001110 1001110 1011100 1001000 1010000'.replaceAll(' ', ''),
        '101',
        '0'.repeat(7),
      ].join(''),
    )
  })

  test('what is no EAN-13 is not drawn: a wrong check digit, too few, letters @PRF-4', () => {
    for (const text of ['4003994155487', '400399415548', '40039941554860', '400399415548X', ''])
      expect(ean13(text)).toBeUndefined()
  })
})

const number = '6340123456781001'
const kinds = (code: CardCode | undefined) => code && [code.kind, code.width, code.value]

describe('the code of a card', () => {
  test('it is drawn in the format of the answer @PRF-4', () => {
    expect(kinds(cardCode({ number, barcode: { format: 'code128', value: number } }))).toEqual([
      'bars',
      143,
      number,
    ])
    expect(kinds(cardCode({ number, barcode: { format: 'ean13', value: '4003994155486' } }))).toEqual([
      'bars',
      113,
      '4003994155486',
    ])
    const square = cardCode({ number, barcode: { format: 'qr', value: number } })
    expect(square?.kind).toBe('square')
    expect(square?.width).toBe(square?.height)
  })

  test('without a format, or with a value that the format cannot say, the number is drawn as Code 128 @PRF-4', () => {
    const plain = cardCode({ number, barcode: { format: 'code128', value: number } })
    expect(cardCode({ number, barcode: undefined })).toEqual(plain)
    expect(cardCode({ number, barcode: { format: 'ean13', value: '123' } })).toEqual(plain)
    expect(cardCode({ number, barcode: { format: 'code128', value: 'карта' } })).toEqual(plain)
    expect(cardCode({ number: 'карта', barcode: undefined })).toBeUndefined()
  })
})
