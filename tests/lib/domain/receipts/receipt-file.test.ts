import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSize } from '#lib/domain/receipts/picture-size.ts'
import { kindOfBytes, largestFile, nameKey, refusalOf } from '#lib/domain/receipts/receipt-file.ts'
import { jpeg } from '#support/jpeg.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const pdf = ascii('%PDF-1.7')
const png = ascii('\x89PNG\r\n\x1a\n')
const photo = ascii('\xff\xd8\xff\xe0')

test.each([
  ['receipt.pdf', pdf, undefined],
  ['receipt.PDF', pdf, undefined],
  ['scan.png', png, undefined],
  ['photo.jpg', photo, undefined],
  ['photo.JPEG', photo, undefined],
  ['two.dots.pdf', pdf, undefined],
  ['png renamed.pdf', png, undefined],
  ['jpeg renamed.png', photo, undefined],
  ['saved by Windows.jfif', photo, undefined],
  ['photo.jpe', photo, undefined],
  ['photo.heic', photo, undefined],
  ['no extension', pdf, undefined],
  ['', photo, undefined],
  ['html renamed.png', ascii('<!doctype html>'), 'content'],
  ['svg renamed.jpg', ascii('<svg xmlns='), 'content'],
  ['polyglot.pdf', ascii('GIF89a%PDF-'), 'content'],
  ['html renamed.jfif', ascii('<!doctype html>'), 'content'],
  ['photo.heic', ascii('\0\0\0\x18ftypheic'), 'type'],
  ['heic renamed.JPG', ascii('\0\0\0\x18ftypheic'), 'content'],
  ['.pdf.exe', ascii('MZ'), 'type'],
  ['no extension', ascii('MZ'), 'type'],
  ['', ascii('MZ'), 'type'],
] as const)(
  'the file "%s" is judged by its first bytes, and by its name where they say nothing @RCP-2 BI-03 BI-04 BI-05 BI-06',
  (name, head, reason) => {
    expect(refusalOf(name, 100, head)).toBe(reason)
  },
)

test('an empty file, one of ten megabytes and one of a byte more @RCP-2 BI-01 BI-02', () => {
  expect(refusalOf('receipt.pdf', 0, new Uint8Array())).toBe('empty')
  expect(refusalOf('receipt.pdf', 10_485_760, pdf)).toBeUndefined()
  expect(refusalOf('receipt.pdf', 10_485_761, pdf)).toBe('size')
  expect(refusalOf('film.mov', 10_485_761, ascii('ftypqt')), 'the kind is said first').toBe('type')
})

test('a PDF whose mark comes later than at once is no PDF, wherever it stands @RCP-2 BI-06', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1500 }), (gap) => {
      const bytes = new Uint8Array(gap + 8)
      bytes.set(pdf, gap)
      expect(kindOfBytes(bytes)).toBeUndefined()
    }),
  )
})

test('whatever a file is called, its bytes decide whether it is taken @RCP-2 BI-03 BI-04', () => {
  const heads = fc.oneof(fc.constantFrom(pdf, png, photo), fc.uint8Array({ maxLength: 16 }))
  const names = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc
      .tuple(fc.string(), fc.constantFrom('pdf', 'png', 'jpg', 'jpeg', 'gif', 'PnG'))
      .map((parts) => parts.join('.')),
  )
  fc.assert(
    fc.property(names, fc.nat(largestFile * 2), heads, (name, size, head) => {
      const isTaken = refusalOf(name, size, head) === undefined
      expect(isTaken).toBe(kindOfBytes(head) !== undefined && size > 0 && size <= largestFile)
    }),
  )
})

test('composed and decomposed letters make one name, capital and small ones two @RCP-2 BI-09', () => {
  expect(nameKey('\u00e9.pdf')).toBe(nameKey('e\u0301.pdf'))
  expect(nameKey('A.pdf')).not.toBe(nameKey('a.pdf'))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name.normalize('NFC')))
    }),
  )
})

test('the size of a broken picture is unknown, and looking for it never fails @RCP-2 BI-07', () => {
  fc.assert(
    fc.property(fc.constantFrom(png, photo, jpeg()), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const size = pictureSize(Uint8Array.from([...head, ...rest]))
      if (size) expect(Number.isFinite(size.width * size.height)).toBe(true)
    }),
  )
})
