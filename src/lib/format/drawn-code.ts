import type { Barcode } from './code128.ts'
import type { QrCode } from './qr.ts'

/** A dark rectangle of a code, in modules. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A code as a scanner reads it, in modules, its quiet zones included. Bars are one module high: draw them as high as there is room. */
export interface DrawnCode {
  readonly kind: 'bars' | 'square'
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** The drawing of a barcode. */
export const drawnBars = ({ bars, width }: Barcode): DrawnCode => ({
  kind: 'bars',
  width,
  height: 1,
  marks: bars.map((bar) => ({ ...bar, y: 0, height: 1 })),
})

/** The drawing of a QR code. */
export const drawnSquare = ({ side, runs }: QrCode): DrawnCode => ({
  kind: 'square',
  width: side,
  height: side,
  marks: runs.map((run) => ({ ...run, height: 1 })),
})
