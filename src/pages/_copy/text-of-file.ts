/** The bytes of a file as text, or the line that cannot be read, with the reason and what to do. */
type TextOfFile =
  | { readonly text: string }
  | { readonly line: number; readonly quoted: string; readonly reason: string }

const remedy = 'Save the file with the encoding UTF-8'

/** Reads a file as UTF-8; a mark at its beginning and any other encoding are problems. */
export const textOfFile = (bytes: Uint8Array): TextOfFile => {
  const [first = 0, second = 0, third = 0] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // No text has such a byte, but UTF-16 has one beside each letter of English, with a mark and without.
  if (isMarked || bytes.includes(0)) {
    const text = new TextDecoder(first === 0xfe || first === 0 ? 'utf-16be' : 'utf-16le').decode(bytes)
    return { line: 1, quoted: text.split('\n')[0] ?? '', reason: `it is saved as UTF-16. ${remedy}` }
  }
  const text = new TextDecoder().decode(bytes)
  const lines = text.split('\n')
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return {
      line: 1,
      quoted: lines[0] ?? '',
      reason: `an invisible mark (BOM) stands before it. ${remedy}, without BOM`,
    }
  // Each letter of another encoding has left this sign, here or in the program that saved the file.
  const at = lines.findIndex((line) => line.includes('\uFFFD'))
  if (at < 0) return { text }
  return { line: at + 1, quoted: lines[at] ?? '', reason: `its letters are not saved as UTF-8. ${remedy}` }
}
