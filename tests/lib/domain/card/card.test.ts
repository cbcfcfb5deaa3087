import * as v from 'valibot'
import { expect, test } from 'vitest'
import { card } from '#lib/domain/card/card.ts'

const number = '1234567890123456'

test.each(['code128', 'ean13', 'qr'])(
  'a till can scan a card with a code of the kind %s @PRF-4',
  (format) => {
    const barcode = { format, value: number }
    expect(v.parse(card, { number, type: 'virtual', barcode })).toEqual({ number, type: 'virtual', barcode })
  },
)

test('a code of a kind that the portal cannot draw is left out, and the number stays @PRF-4', () => {
  const read = v.parse(card, { number, type: 'physical', barcode: { format: 'aztec', value: number } })
  expect(read).toEqual({ number, type: 'physical', barcode: undefined })
})

test('a card that does not say what it is made of is taken for one of plastic @PRF-4', () => {
  for (const type of [undefined, null, '', 'gold', 7])
    expect(v.parse(card, { number, type }).type).toBe('physical')
  expect(v.parse(card, { number, type: 'physical' }).type).toBe('physical')
})
