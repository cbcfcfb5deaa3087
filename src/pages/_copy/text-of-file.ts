/** The bytes of a file as text, or what is wrong with them. */
export type TextOfFile =
  | { readonly text: string }
  | { readonly line: number; readonly quoted: string; readonly reason: string }

/** The code pages of Windows in which each language's letters were saved before UTF-8. */
const codePages: Readonly<Record<string, string>> = {
  bg: 'windows-1251',
  fr: 'windows-1252',
  en: 'windows-1252',
}

const remedy = 'Save the file with the encoding UTF-8'

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const linesOf = (bytes: Uint8Array): Uint8Array[] => {
  const lines: Uint8Array[] = []
  let begin = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, begin)) {
    lines.push(bytes.subarray(begin, end))
    begin = end + 1
  }
  return [...lines, bytes.subarray(begin)]
}

/** A text that was read as UTF-8 although it was none: each letter that was lost has left this sign. */
const lost = (text: string): TextOfFile => {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes('\uFFFD'))
  if (at < 0) return { text }
  return { line: at + 1, quoted: lines[at] ?? '', reason: `its letters are not saved as UTF-8. ${remedy}` }
}

/** Reads a file as UTF-8. A mark at its beginning and any other encoding are told with what to do about them. */
export const textOfFile = (bytes: Uint8Array, language: string): TextOfFile => {
  const [first = 0, second = 0, third = 0] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // No text has such a byte, but UTF-16 has one beside each letter of English, with a mark and without.
  if (isMarked || bytes.includes(0)) {
    const text = new TextDecoder(first === 0xfe || first === 0 ? 'utf-16be' : 'utf-16le').decode(bytes)
    return { line: 1, quoted: text.split('\n')[0] ?? '', reason: `it is saved as UTF-16. ${remedy}` }
  }
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    const [quoted = ''] = new TextDecoder().decode(bytes).split('\n')
    return { line: 1, quoted, reason: `an invisible mark (BOM) stands before it. ${remedy}, without BOM` }
  }
  const at = linesOf(bytes).findIndex((line) => !isUtf8(line))
  if (at < 0) return lost(new TextDecoder().decode(bytes))
  const page = codePages[language.slice(0, 2)] ?? 'windows-1250'
  const quoted = new TextDecoder(page).decode(linesOf(bytes)[at])
  const name = page.replace('w', 'W')
  return {
    line: at + 1,
    quoted,
    reason: `its letters are not saved as UTF-8 but perhaps as ${name}. ${remedy}`,
  }
}
