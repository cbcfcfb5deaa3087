import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { CardCode } from './card-code.ts'

export interface CardPage {
  readonly title: string
  /** The language of its words, as HTML's lang attribute has it. */
  readonly language: string
  /** Words as a picture, and what they say. */
  readonly words: {
    readonly jpeg: Uint8Array
    readonly width: number
    readonly height: number
    readonly text: string
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
const letterSize = 18
const black = rgb(0, 0, 0)

/** Marks the content that follows as a picture of words, which can be searched and read aloud. */
const saying = (words: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    PDFName.of('Span'),
    `<</ActualText ${PDFHexString.fromText(words)}>>`,
  ])

/** Creates a page with a card: its code as areas, its number as text, all else as a picture of the words. Fails when that is not valid. */
export async function cardPdf({
  title,
  language,
  words,
  code,
  number,
}: CardPage): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  const sheet = pdf.addPage([page.width, page.height])
  const height = (inner * words.height) / words.width
  const foot = page.height - page.margin - height
  sheet.pushOperators(saying(words.text))
  sheet.drawImage(await pdf.embedJpg(words.jpeg), { x: page.margin, y: foot, width: inner, height })
  sheet.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))

  const [wide, high] = code.kind === 'bars' ? [inner, barHeight] : [squareSide, squareSide]
  const [across, down] = [wide / code.width, high / code.height]
  const left = (page.width - wide) / 2
  // PDF counts from the foot of the page.
  const top = foot - 16
  for (const mark of code.marks)
    sheet.drawRectangle({
      x: left + mark.x * across,
      y: top - (mark.y + mark.height) * down,
      width: mark.width * across,
      height: mark.height * down,
      color: black,
    })
  if (/^[0-9 ]+$/.test(number)) {
    const font = await pdf.embedFont(StandardFonts.HelveticaBold)
    const x = (page.width - font.widthOfTextAtSize(number, letterSize)) / 2
    sheet.drawText(number, { x, y: top - high - 28, size: letterSize, font, color: black })
  }
  return new Uint8Array(await pdf.save())
}
