import { expect, test } from 'vitest'
import { qrCode } from '#lib/format/qr.ts'

/** The code as rows of text, dark modules as #. */
const rows = (text: string): string[] => {
  const { side, runs } = qrCode(text)
  const grid = Array.from({ length: side }, () => Array<string>(side).fill('.'))
  for (const { x, y, width } of runs) for (let at = x; at < x + width; at += 1) (grid[y] ?? [])[at] = '#'
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
