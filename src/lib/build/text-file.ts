import { readFileSync } from 'node:fs'
import { textOfFile } from '../../pages/_copy/text-of-file.ts'

/** The marks with which editors of Windows begin a file, and the encodings that they stand for. */
const marks = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

/**
 * The text of a file that a person has written, as any editor saves it: UTF-8, or whatever the mark at its beginning says.
 * @throws with the line whose letters cannot be told, and what to do
 */
export const textIn = (bytes: Uint8Array): string => {
  const encoding = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]
  // Decoding takes the mark away.
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  const read = textOfFile(bytes)
  if ('text' in read) return read.text
  throw new Error(`line ${read.line} cannot be read: ${read.reason}`)
}

/**
 * Reads a file that a person has written.
 * @throws as `readFileSync`, or with a sentence that names the file, the line and what to do
 */
export const readText = (file: string): string => {
  const bytes = readFileSync(file)
  try {
    return textIn(bytes)
  } catch (error) {
    throw new Error(`${file}, ${(error as Error).message}.`)
  }
}

/** Returns a comment as a text of its own: in one line, without the ids of requirements. */
export const plainComment = (comment: string): string =>
  comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\b[A-Z]{2,4}-\d+(?:(?: to |, | and )[A-Z]{2,4}-\d+)*\.?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
