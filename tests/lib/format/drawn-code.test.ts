import { expect, test } from 'vitest'
import { code128, type DrawnCode, qrCode } from '#lib/format/drawn-code.ts'

/** The bars and gaps a scanner sees, in widths of the thinnest bar. */
const widthsOf = ({ marks }: DrawnCode): string =>
  marks
    .flatMap(({ x, width }, index) => [...(index > 0 ? [x - endOf(marks[index - 1])] : []), width])
    .join('')

const endOf = (bar: { x: number; width: number } | undefined): number => (bar ? bar.x + bar.width : 0)

const drawn = (text: string): DrawnCode => {
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
  const { marks, width } = drawn('AB12')
  expect(marks[0]?.x).toBe(10)
  expect(width - endOf(marks.at(-1))).toBe(10)
})

test.each(['', 'čaj', 'tab\t', '🎫'])('%j is no Code 128, so that only its text is shown @CPN-6', (text) => {
  expect(code128(text)).toBeUndefined()
})

/** The code as rows of text, dark modules as #. */
const rows = (text: string): string[] => {
  const { width: side, marks } = qrCode(text)
  const grid = Array.from({ length: side }, () => Array<string>(side).fill('.'))
  for (const { x, y, width } of marks) for (let at = x; at < x + width; at += 1) (grid[y] ?? [])[at] = '#'
  return grid.map((row) => row.join(''))
}
const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a code that is to be scanned has its three corners inside a quiet zone of four modules @CPN-6', () => {
  const drawn = rows('VOL-482913')
  const side = drawn.length
  for (const [top, left] of [
    [4, 4],
    [4, side - 11],
    [side - 11, 4],
  ] as const)
    expect(drawn.slice(top, top + 7).map((row) => row.slice(left, left + 7))).toEqual(corner)
  for (const row of [...drawn.slice(0, 4), ...drawn.slice(-4)]) expect(row).toMatch(/^\.+$/)
  for (const row of drawn) expect(row).toMatch(/^\.{4}.*\.{4}$/)
})

test('other codes give other pictures, letters of any alphabet included @CPN-6', () => {
  const pictures = ['1', '2', 'Кафе-7', '😀'].map((text) => rows(text).join('\n'))
  expect(new Set(pictures).size).toBe(4)
})
