import type { Card } from '../domain/card.ts'
import { type Barcode, code128 } from './code128.ts'
import { ean13 } from './ean13.ts'
import { qrCode } from './qr.ts'

/** A dark rectangle of a code, in modules. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A card's code as a scanner reads it, in modules, its quiet zones included. Bars are one module high: draw them as high as there is room. */
export interface CardCode {
  readonly kind: 'bars' | 'square'
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** What the scanner reads. */
  readonly value: string
}

const bars = (drawn: Barcode | undefined, value: string): CardCode | undefined =>
  drawn && {
    kind: 'bars',
    width: drawn.width,
    height: 1,
    marks: drawn.bars.map((bar) => ({ ...bar, y: 0, height: 1 })),
    value,
  }

const square = (value: string): CardCode => {
  const { side, runs } = qrCode(value)
  return {
    kind: 'square',
    width: side,
    height: side,
    marks: runs.map((run) => ({ ...run, height: 1 })),
    value,
  }
}

/**
 * The code of a card in the format that its answer names; where that cannot say its value, or none is named, the
 * card's number as Code 128. Undefined where not even that can be drawn. Spec §2, "Profile"; contract, `barcode`.
 */
export function cardCode({ number, barcode }: Pick<Card, 'number' | 'barcode'>): CardCode | undefined {
  const { format, value } = barcode ?? { format: 'code128', value: number }
  const named =
    format === 'qr' ? square(value) : bars(format === 'ean13' ? ean13(value) : code128(value), value)
  return named ?? bars(code128(number), number)
}
