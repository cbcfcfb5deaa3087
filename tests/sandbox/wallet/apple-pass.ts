import { PKPass } from 'passkit-generator'
import { type Rgb, readableOn } from '#lib/design/readable.ts'
import type { Card } from '#lib/domain/member.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { type Spoken, words } from '../words.ts'
import { passTypeIdentifier, teamIdentifier, throwawaySigner } from './signer.ts'

export interface PassFacts {
  readonly club: string
  /** The club's main colour, such as `#0b7478`. */
  readonly colour: string
  readonly holder: string
  readonly card: Card
  readonly lang: Spoken
}

const bytesOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1, 7), 'hex')
  return [red, green, blue]
}

const rgb = (colour: string): string => `rgb(${bytesOf(colour).join(', ')})`

/** Apple knows no EAN-13; a scanner reads its digits from Code 128 too. */
const formats = {
  code128: 'PKBarcodeFormatCode128',
  ean13: 'PKBarcodeFormatCode128',
  qr: 'PKBarcodeFormatQR',
} as const

/** The icon that a pass must have: one black dot, as a PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** Makes a card's pass for Apple Wallet, signed: a zip of `pass.json`, pictures, a manifest of hashes and its signature. */
export async function applePass({ club, colour, holder, card, lang }: PassFacts): Promise<Buffer> {
  const labels = words[lang].pass
  const ink = rgb(readableOn(bytesOf(colour)))
  const { format, value } = card.barcode ?? { format: 'code128', value: card.number }
  const pass = new PKPass({ 'icon.png': dot }, throwawaySigner(), {
    passTypeIdentifier,
    teamIdentifier,
    serialNumber: card.number,
    organizationName: club,
    description: `${club}: ${labels.card}`,
    logoText: club,
    backgroundColor: rgb(colour),
    foregroundColor: ink,
    labelColor: ink,
  })
  pass.type = 'storeCard'
  pass.secondaryFields.push(
    { key: 'holder', label: labels.holder, value: holder },
    { key: 'number', label: labels.number, value: formatCardNumber(card.number) },
  )
  pass.setBarcodes({ format: formats[format], message: value, messageEncoding: 'iso-8859-1', altText: value })
  return pass.getAsBuffer()
}
