import { expect, test } from 'vitest'
import { type Barcode, code128 } from '#lib/format/code128.ts'

/** The bars and gaps a scanner sees, in widths of the thinnest bar. */
const widthsOf = ({ bars }: Barcode): string =>
  bars.flatMap(({ x, width }, index) => [...(index > 0 ? [x - endOf(bars[index - 1])] : []), width]).join('')

const endOf = (bar: { x: number; width: number } | undefined): number => (bar ? bar.x + bar.width : 0)

const drawn = (text: string): Barcode => {
  const code = code128(text)
  if (!code) throw new Error(`"${text}" was not drawn`)
  return code
}

test('pairs of digits take one symbol, then the check symbol and the stop follow @CPN-6', () => {
  // Start C, 12, 34, check (105 + 12 + 2 * 34) % 103 = 82, stop.
  expect(widthsOf(drawn('1234'))).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''))
})

test('letters take one symbol each @CPN-6', () => {
  // Start B, A = 33, check (104 + 33) % 103 = 34, stop.
  expect(widthsOf(drawn('A'))).toBe(['211214', '111323', '131123', '2331112'].join(''))
})

test('a quiet zone of ten thinnest bars stands on both sides @CPN-6', () => {
  const { bars, width } = drawn('AB12')
  expect(bars[0]?.x).toBe(10)
  expect(width - endOf(bars.at(-1))).toBe(10)
})

test.each(['', 'čaj', 'tab\t', '🎫'])('%j is no Code 128, so that only its text is shown @CPN-6', (text) => {
  expect(code128(text)).toBeUndefined()
})
