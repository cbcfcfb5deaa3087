/** The content of a file of JSON, or the line where it cannot be read, with the reason. Lines count from 1. */
type ReadJson =
  | {
      readonly value: unknown
      /** Keys that an object has a second time; the earlier text is lost. */
      readonly repeated: readonly { readonly line: number; readonly key: string }[]
    }
  | { readonly line: number; readonly reason: string }

/** Quotation marks that word processors put in the place of the straight one. */
const curly = /^[\u201C\u201D\u201E\u201F\u2018\u2019\u201A\u00AB\u00BB]/

class Stop extends Error {
  readonly at: number
  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/**
 * Reads JSON of objects and texts, as `JSON.parse` does, and says of a mistake in which line it stands and what to do. Words need no
 * lists.
 */
export const readJson = (text: string): ReadJson => {
  const repeated: { line: number; key: string }[] = []
  let at = 0
  const lineAt = (place: number) => text.slice(0, place).split('\n').length
  const blank = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++
  }

  /** Complains about what stands here instead of what is expected. */
  const stop = (expected: string): never => {
    const found = text[at]
    if (found === undefined) throw new Stop(text.trimEnd().length, `the file ends before ${expected}`)
    if (curly.test(found)) throw new Stop(at, `${found} stands where the straight quotation mark " belongs`)
    if (found === "'") throw new Stop(at, `' stands where the quotation mark " belongs`)
    throw new Stop(at, `${expected} is missing before ${found}`)
  }

  const string = (): string => {
    if (text[at] !== '"') stop('a quotation mark')
    const begin = at++
    while (text[at] !== '"') {
      const character = text[at]
      if (character === undefined || character === '\n' || character === '\r')
        throw new Stop(begin, 'a text has no quotation mark at its end')
      if (character < ' ') throw new Stop(at, 'a text holds a tab or another invisible character')
      at += character === '\\' ? 2 : 1
    }
    at++
    try {
      return JSON.parse(text.slice(begin, at)) as string
    } catch {
      throw new Stop(begin, 'a text holds \\ before a letter that needs none')
    }
  }

  /** Takes the comma between two keys of an object; false at its end. */
  const goesOn = (last: number): boolean => {
    blank()
    if (text[at] === '}') {
      at++
      return false
    }
    if (text[at] !== ',') {
      const isSameLine = lineAt(at) === lineAt(last)
      if (text[at] === undefined) stop('the bracket }')
      if (curly.test(text[at] ?? '')) stop('a comma')
      throw new Stop(
        last,
        isSameLine
          ? 'a comma is missing, or a quotation mark inside the text is not written \\"'
          : 'a comma is missing at its end',
      )
    }
    at++
    blank()
    if (text[at] === '}') throw new Stop(last, 'a comma stands before the bracket }: take it away')
    return true
  }

  const object = (): Record<string, unknown> => {
    const found: Record<string, unknown> = Object.create(null)
    at++
    blank()
    if (text[at] === '}') at++
    else
      do {
        const begin = at
        const key = string()
        if (key in found) repeated.push({ line: lineAt(begin), key })
        blank()
        if (text[at] !== ':') stop('a colon')
        at++
        found[key] = value()
      } while (goesOn(at - 1))
    return { ...found }
  }

  const value = (): unknown => {
    blank()
    if (text[at] === '{') return object()
    const [word] = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/.exec(text.slice(at)) ?? []
    if (word === undefined) return string()
    at += word.length
    return JSON.parse(word)
  }

  try {
    const read = value()
    blank()
    if (at < text.length) throw new Stop(at, 'something stands after the last bracket')
    return { value: read, repeated }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { line: lineAt(error.at), reason: error.message }
  }
}
