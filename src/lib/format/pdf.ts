import type { CardCode } from './card-code.ts'

/** What stands on the page of a card. */
export interface CardPage {
  readonly title: string
  /** The language of its words, as HTML's lang attribute has it. */
  readonly language: string
  /** Words as a picture, and what they say. */
  readonly words: {
    readonly jpeg: Uint8Array
    readonly width: number
    readonly height: number
    readonly said: string
  }
  readonly code: CardCode
  /** The card's number in groups; drawn as text where it is digits. */
  readonly number: string
}

/** A6 upright, in points, and the room around what stands on it. */
const page = { width: 298, height: 420, margin: 24 }
const inner = page.width - 2 * page.margin
const barHeight = 84
const squareSide = 168
/** Of the number: the size of its letters, and the widths of Helvetica's digits and space in thousandths of it. */
const letters = { size: 18, digit: 556, space: 278 }

/** A text of any script as PDF has it: UTF-16, in hexadecimal digits. */
const unicode = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`

const round = (value: number): string => String(Number(value.toFixed(3)))

/** What is drawn, from the top: the words, the code, the number. PDF counts from the foot of the page. */
const drawing = ({ words, code, number }: CardPage): string => {
  const picture = { width: inner, height: (inner * words.height) / words.width }
  const wide = code.kind === 'bars' ? inner : squareSide
  const high = code.kind === 'bars' ? barHeight : squareSide
  const top = page.height - page.margin - picture.height - 16
  const [across, down] = [wide / code.width, high / code.height]
  const left = (page.width - wide) / 2
  const marks = code.marks.map(({ x, y, width, height }) =>
    [left + x * across, top - (y + height) * down, width * across, height * down].map(round).join(' '),
  )
  const spaces = number.split(' ').length - 1
  const length = ((number.length - spaces) * letters.digit + spaces * letters.space) * (letters.size / 1000)
  const start = `${round((page.width - length) / 2)} ${round(top - high - 28)}`
  return [
    `/Span <</ActualText ${unicode(words.said)}>> BDC`,
    `q ${round(picture.width)} 0 0 ${round(picture.height)} ${page.margin} ${round(page.height - page.margin - picture.height)} cm /Words Do Q`,
    'EMC 0 g',
    ...marks.map((mark) => `${mark} re`),
    'f',
    ...(/^[0-9 ]+$/.test(number) ? [`BT /Digits ${letters.size} Tf ${start} Td (${number}) Tj ET`] : []),
  ].join('\n')
}

/**
 * A card on a page to keep or to print: its code as lines that stay sharp, its number as text, whatever else is said as
 * a picture of the words. ISO 32000.
 */
export function cardPdf(card: CardPage): Uint8Array<ArrayBuffer> {
  const content = drawing(card)
  const { jpeg, width, height } = card.words
  const encoder = new TextEncoder()
  const objects: (string | Uint8Array)[][] = [
    [
      `<</Type /Catalog /Pages 2 0 R /Lang (${card.language.replace(/[^\w-]/g, '')}) /ViewerPreferences <</DisplayDocTitle true>>>>`,
    ],
    ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
    [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources <</XObject <</Words 5 0 R>> /Font <</Digits 6 0 R>>>>>>`,
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [
      `<</Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold>>'],
    [`<</Title ${unicode(card.title)}>>`],
  ]
  const parts: Uint8Array[] = []
  const starts: number[] = []
  let size = 0
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    size += bytes.length
  }
  add('%PDF-1.7\n')
  for (const [index, object] of objects.entries()) {
    starts.push(size)
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part)
  }
  const table = size
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer\n<</Size ${rows.length + 1} /Root 1 0 R /Info 7 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  const file = new Uint8Array(size)
  let end = 0
  for (const part of parts) {
    file.set(part, end)
    end += part.length
  }
  return file
}
