import { saveFile } from '#lib/browser/device/download.ts'
import { textPicture } from '#lib/browser/device/text-picture.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { cardPdf } from '#lib/format/pdf.ts'

interface CardFile {
  code: CardCode
  name: string
  number: string
  /** The label of the number, in words. */
  label: string
  /** As HTML's lang attribute has it. */
  language: string
}

/** Makes the card's PDF and gives it to the member. Fails where the browser draws no pictures. */
export const saveCard = async ({ code, name, number, label, language }: CardFile): Promise<void> => {
  const lines = [
    { text: name, size: 64, bold: true },
    { text: label, size: 36 },
    ...(/^[0-9 ]+$/.test(number) ? [] : [{ text: number, size: 48, bold: true }]),
  ].filter(({ text }) => text !== '')
  const picture = await textPicture(lines, 1000)
  const text = lines.map(({ text }) => text).join(' ')
  const file = await cardPdf({ title: text, language, words: { ...picture, text }, code, number })
  saveFile(`card-${number.replace(/\D/g, '').slice(-4)}.pdf`, 'application/pdf', file)
}
