import { pictureSize } from '../../domain/receipts/picture-size.ts'

/** The largest file of a logo, inclusive, in bytes, and the longest side of its picture, in pixels. */
export const largestLogo = 2 * 1024 * 1024
export const longestSide = 6000

/** The media types of pictures that can be a logo. */
type LogoType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp'

const begins = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const typeOf = (bytes: Uint8Array): LogoType | undefined => {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'image/webp'
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return text.startsWith('<') && /<svg[\s/>]/i.test(text) ? 'image/svg+xml' : undefined
}

/** Width and height of a WebP by its head, in each of its three forms. */
const webpSize = (bytes: Uint8Array): { width: number; height: number } | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 30) return undefined
  if (begins(bytes, 'VP8X', 12))
    return {
      width: 1 + (view.getUint32(24, true) & 0xffffff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    }
  if (begins(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The type that a file may be read as, or the sentence that says why it may not. */
export type LogoFile = { readonly type: LogoType } | { readonly refusal: string }

/**
 * Decides by the bytes of a file whether it may be drawn as a logo; its name counts for nothing. A drawing with entities
 * of its own, which can grow without end, and a picture that would fill the memory are refused before anything reads them.
 */
export const readLogoFile = (bytes: Uint8Array): LogoFile => {
  if (bytes.length === 0) return { refusal: 'This file is empty.' }
  if (bytes.length > largestLogo) return { refusal: 'This file is larger than 2 MB. Take a smaller one.' }
  const type = typeOf(bytes)
  if (!type) return { refusal: 'This is no SVG, PNG, JPEG or WebP picture.' }
  if (type === 'image/svg+xml')
    return new TextDecoder().decode(bytes).includes('<!ENTITY')
      ? { refusal: 'This SVG defines entities of its own. Save it anew as a plain SVG.' }
      : { type }
  const size = type === 'image/webp' ? webpSize(bytes) : pictureSize(bytes)
  if (!size || size.width === 0 || size.height === 0)
    return { refusal: 'This picture is damaged: it does not say how large it is.' }
  return Math.max(size.width, size.height) > longestSide
    ? {
        refusal: `This picture is ${size.width} × ${size.height} pixels. Take one of at most ${longestSide}.`,
      }
    : { type }
}
