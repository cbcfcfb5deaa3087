import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { cardCode } from '#lib/format/card-code.ts'
import { cardPdf } from '#lib/format/pdf.ts'
import { jpeg } from '#support/jpeg.ts'

const number = '6340 1234 5678 1001'
const digits = number.replaceAll(' ', '')

const made = async (parts: Partial<Parameters<typeof cardPdf>[0]> = {}) => {
  const code = cardCode({ number: digits, barcode: undefined })
  if (!code) throw new Error('No code')
  const words = { jpeg: jpeg({ width: 1000, height: 140 }), width: 1000, height: 140, text: 'Олга Иванова' }
  const file = await cardPdf({ title: 'Олга (карта)', language: 'bg', words, code, number, ...parts })
  return PDFDocument.load(file, { throwOnInvalidObject: true, updateMetadata: false })
}

/** Returns the drawing instructions of the one page, a line each. */
const drawn = (pdf: PDFDocument): readonly string[] => {
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? object : []))
    .filter(({ dict }) => dict.get(PDFName.of('Type')) === undefined)
  const texts = streams.map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
  return texts.join('\n').split('\n')
}

/** The areas that are filled, as they are moved to and how far they reach. */
const areas = (lines: readonly string[]) => {
  const found: { x: number; y: number; width: number; height: number }[] = []
  let at = { x: 0, y: 0 }
  for (const line of lines) {
    const moved = /^1 0 0 1 (\S+) (\S+) cm$/.exec(line)
    if (line === 'q') at = { x: 0, y: 0 }
    if (moved) at = { x: at.x + Number(moved[1]), y: at.y + Number(moved[2]) }
    const corner = /^(\S+) (\S+) l$/.exec(line)
    if (corner && Number(corner[1]) > 0 && Number(corner[2]) > 0)
      found.push({ ...at, width: Number(corner[1]), height: Number(corner[2]) })
  }
  return found
}

test('the file is a PDF of one page with the member’s name in her own letters @PRF-4', async () => {
  const pdf = await made()
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getSize()).toEqual({ width: 298, height: 420 })
  expect(pdf.getTitle()).toBe('Олга (карта)')
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(bg)')
})

test('bars stay areas with their quiet zones, and the number stays text @PRF-4', async () => {
  const lines = drawn(await made())
  const bars = areas(lines)
  expect(bars).toHaveLength(10 * 3 + 4)
  const module = 250 / 143
  for (const { x, width } of bars) {
    expect((x - 24) / module).toBeCloseTo(Math.round((x - 24) / module), 1)
    expect(width / module).toBeCloseTo(Math.round(width / module), 1)
  }
  expect(Math.min(...bars.map(({ x }) => x))).toBeCloseTo(24 + 10 * module, 2)
  const hex = Buffer.from(number, 'latin1').toString('hex').toUpperCase()
  expect(lines.some((line) => line.includes(`<${hex}> Tj`))).toBe(true)
})

test('words in any script can be searched and read out @PRF-4', async () => {
  const text = Buffer.from('Олга Иванова', 'utf16le').swap16().toString('hex').toUpperCase()
  expect(drawn(await made()).some((line) => line.includes(`/ActualText <FEFF${text}>`))).toBe(true)
})

test('a QR code stays square, and a number that is no digits is left to the picture @PRF-4', async () => {
  const code = cardCode({ number: 'A(1)', barcode: { format: 'qr', value: 'A(1)' } })
  if (!code) throw new Error('No code')
  const lines = drawn(await made({ code, number: 'A(1)' }))
  const side = 168 / code.height
  const runs = areas(lines)
  expect(runs).toHaveLength(code.marks.length)
  for (const { width, height } of runs) {
    expect(height).toBeCloseTo(side, 2)
    expect(width / side).toBeCloseTo(Math.round(width / side), 1)
  }
  expect(lines.some((line) => line.includes('Tj'))).toBe(false)
})
