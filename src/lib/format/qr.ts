import { encode } from 'uqr'

/** A QR code as squares: the side in modules, its quiet zone included, and the dark modules as runs in each row. */
export interface QrCode {
  readonly side: number
  readonly runs: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

/** Draws a text as a QR code of medium error correction with the quiet zone of four modules that scanners need. ISO/IEC 18004. */
export const qrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => {
    const found: { x: number; y: number; width: number }[] = []
    for (const [x, dark] of row.entries()) {
      const last = found.at(-1)
      if (!dark) continue
      if (last && last.x + last.width === x) last.width += 1
      else found.push({ x, y, width: 1 })
    }
    return found
  })
  return { side: size, runs }
}
