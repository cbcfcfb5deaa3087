import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey, refusalOf } from '#lib/domain/receipts/receipt.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const pdf = ascii('%PDF-1.7')
const png = ascii('\x89PNG\r\n\x1a\n')
const photo = ascii('\xff\xd8\xff\xe0')

test.each([
  ['receipt.pdf', pdf, undefined],
  ['scan.png', png, undefined],
  ['photo.jpg', photo, undefined],
  ['png renamed.pdf', png, undefined],
  ['saved by Windows.jfif', photo, undefined],
  ['photo.heic', photo, undefined],
  ['no extension', pdf, undefined],
  ['html renamed.png', ascii('<!doctype html>'), 'content'],
  ['polyglot.pdf', ascii('GIF89a%PDF-'), 'content'],
  ['html renamed.jfif', ascii('<!doctype html>'), 'content'],
  ['photo.heic', ascii('\0\0\0\x18ftypheic'), 'type'],
  ['heic renamed.JPG', ascii('\0\0\0\x18ftypheic'), 'content'],
  ['.pdf.exe', ascii('MZ'), 'type'],
  ['no extension', ascii('MZ'), 'type'],
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

test('composed and decomposed letters make one name, capital and small ones two @RCP-2 BI-09', () => {
  expect(nameKey('\u00e9.pdf')).toBe(nameKey('e\u0301.pdf'))
  expect(nameKey('A.pdf')).not.toBe(nameKey('a.pdf'))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name.normalize('NFC')))
    }),
  )
})
