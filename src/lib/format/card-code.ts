import type { Card } from '../domain/card/card.ts'
import { type Barcode, code128 } from './code128.ts'
import { type DrawnCode, drawnBars, drawnSquare } from './drawn-code.ts'
import { ean13 } from './ean13.ts'
import { qrCode } from './qr.ts'

/** A card's code, drawn. */
export interface CardCode extends DrawnCode {
  /** The value that the scanner reads. */
  readonly value: string
}

const bars = (drawn: Barcode | undefined, value: string): CardCode | undefined =>
  drawn && { ...drawnBars(drawn), value }

/**
 * The code of a card in the format that its answer names; where that cannot say its value, or none is named, the
 * card's number as Code 128. Undefined where not even that can be drawn. PRF-4; contract, `barcode`.
 */
export function cardCode({ number, barcode }: Pick<Card, 'number' | 'barcode'>): CardCode | undefined {
  const { format, value } = barcode ?? { format: 'code128', value: number }
  const named =
    format === 'qr'
      ? { ...drawnSquare(qrCode(value)), value }
      : bars(format === 'ean13' ? ean13(value) : code128(value), value)
  return named ?? bars(code128(number), number)
}
