import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { cardCode } from '#lib/format/card-code.ts'
import { cardPdf } from '#lib/format/pdf.ts'

const number = '6340 1234 5678 1001'
const digits = number.replaceAll(' ', '')
/** The first bytes of a JPEG; nothing here looks further. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

const made = (parts: Partial<Parameters<typeof cardPdf>[0]> = {}) => {
  const code = cardCode({ number: digits, barcode: undefined })
  if (!code) throw new Error('No code')
  const words = { jpeg, width: 1000, height: 140, said: 'Олга Иванова' }
  return cardPdf({ title: 'Олга (карта)', language: 'bg', words, code, number, ...parts })
}
const text = (file: Uint8Array) => new TextDecoder('latin1').decode(file)
const lines = (file: Uint8Array) => text(file).split('\n')

test('the file is a PDF of one page that others can read @PRF-4', async () => {
  const file = made()
  const read = await PDFDocument.load(file, { throwOnInvalidObject: true, updateMetadata: false })
  expect(read.getPageCount()).toBe(1)
  expect(read.getPage(0).getSize()).toEqual({ width: 298, height: 420 })
  expect(read.getTitle()).toBe('Олга (карта)')
})

test('every object lies where the table says it does @PRF-4', () => {
  const file = text(made())
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const rows = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(rows).toHaveLength(7)
  for (const [index, at] of rows.entries()) expect(file.slice(at, at + 7)).toBe(`${index + 1} 0 obj`)
  for (const [, length, body] of file.matchAll(/Length (\d+)>>\nstream\n(.*?)\nendstream/gs))
    expect(body).toHaveLength(Number(length))
})

test('bars stay lines with their quiet zones, and the number stays text @PRF-4', () => {
  const drawn = lines(made())
  const bars = drawn.filter((line) => line.endsWith(' re')).map((line) => line.split(' ').map(Number))
  expect(bars).toHaveLength(10 * 3 + 4)
  const module = 250 / 143
  for (const [x = 0, , width = 0] of bars) {
    expect((x - 24) / module).toBeCloseTo(Math.round((x - 24) / module), 1)
    expect(width / module).toBeCloseTo(Math.round(width / module), 1)
  }
  expect(Math.min(...bars.map(([x = 0]) => x))).toBeCloseTo(24 + 10 * module, 2)
  expect(drawn.some((line) => line.includes(`(${number}) Tj`))).toBe(true)
})

test('words in any script can be searched and read out @PRF-4', () => {
  expect(text(made())).toContain('/ActualText <FEFF041e043b0433')
  expect(text(made({ language: 'b)g' }))).toContain('/Lang (bg)')
})

test('a QR code stays square, and a number that is no digits is left to the picture @PRF-4', () => {
  const code = cardCode({ number: 'A(1)', barcode: { format: 'qr', value: 'A(1)' } })
  const drawn = lines(code ? made({ code, number: 'A(1)' }) : new Uint8Array())
  const runs = drawn.filter((line) => line.endsWith(' re')).map((line) => line.split(' ').map(Number))
  expect(new Set(runs.map((run) => run[3]))).toEqual(
    new Set([Number((168 / (code?.height ?? 1)).toFixed(3))]),
  )
  expect(drawn.some((line) => line.includes('Tj'))).toBe(false)
})
