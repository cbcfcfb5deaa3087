import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestLogo, readLogoFile } from '#lib/qa/palette/logo-file.ts'
import { jpeg } from '#support/jpeg.ts'

const bytesOf = (text: string, length = text.length): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (const [index, letter] of [...text].entries()) bytes[index] = letter.charCodeAt(0)
  return bytes
}

/** The head of a PNG that says how large it is. */
const png = (width: number, height: number): Uint8Array => {
  const bytes = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 33)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** The head of a WebP of one of its three forms. */
const webp = (form: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array => {
  const bytes = bytesOf(`RIFF....WEBP${form}`, 40)
  const view = new DataView(bytes.buffer)
  if (form === 'VP8 ') {
    view.setUint16(26, width, true)
    view.setUint16(28, height, true)
  } else if (form === 'VP8L') view.setUint32(21, (width - 1) | ((height - 1) << 14), true)
  else {
    view.setUint32(24, width - 1, true)
    view.setUint16(27, height - 1, true)
  }
  return bytes
}

test.each([
  ['a PNG', png(300, 100), 'image/png'],
  ['a JPEG', jpeg({ width: 300, height: 100 }), 'image/jpeg'],
  ['a plain WebP', webp('VP8 ', 300, 100), 'image/webp'],
  ['a WebP without loss', webp('VP8L', 300, 100), 'image/webp'],
  ['a WebP with more in it', webp('VP8X', 300, 100), 'image/webp'],
  ['an SVG', bytesOf('<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="x"/>'), 'image/svg+xml'],
  ['an SVG after a byte order mark', bytesOf('\xef\xbb\xbf<svg/>'), 'image/svg+xml'],
])('%s may be a logo, by its bytes @DSK-2', (_, bytes, type) => {
  expect(readLogoFile(bytes)).toEqual({ type })
})

test.each([
  ['nothing', new Uint8Array(), 'This file is empty.'],
  ['too much', new Uint8Array(largestLogo + 1), 'This file is larger than 2 MB. Take a smaller one.'],
  ['a page', bytesOf('<html><script>alert(1)</script></html>'), 'This is no SVG, PNG, JPEG or WebP picture.'],
  ['a GIF', bytesOf('GIF89a'), 'This is no SVG, PNG, JPEG or WebP picture.'],
  [
    'entities that grow',
    bytesOf('<!DOCTYPE svg [<!ENTITY a "&b;&b;">]><svg>&a;</svg>'),
    'This SVG defines entities of its own. Save it anew as a plain SVG.',
  ],
  ['a PNG cut short', png(1, 1).subarray(0, 12), 'This picture is damaged: it does not say how large it is.'],
  ['a PNG of no width', png(0, 9), 'This picture is damaged: it does not say how large it is.'],
  [
    'a WebP cut short',
    webp('VP8X', 1, 1).subarray(0, 20),
    'This picture is damaged: it does not say how large it is.',
  ],
  ['a wall', png(60_000, 60_000), 'This picture is 60000 × 60000 pixels. Take one of at most 6000.'],
  ['a wide wall', webp('VP8X', 16_000, 9), 'This picture is 16000 × 9 pixels. Take one of at most 6000.'],
])('%s is refused in a sentence @DSK-2', (_, bytes, refusal) => {
  expect(readLogoFile(bytes)).toEqual({ refusal })
})

test('no bytes make it fail @DSK-2', () => {
  const heads = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF....WEBPVP8X', 'RIFF....WEBPVP8L', '<svg ', '']
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 60 }), (head, rest) => {
      const read = readLogoFile(Uint8Array.from([...bytesOf(head), ...rest]))
      expect('type' in read || read.refusal.endsWith('.')).toBe(true)
    }),
  )
})
