import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownFileName } from '#lib/format/files.ts'

const shown = (name: string) => {
  const { stem, extension } = shownFileName(name)
  return [stem, extension]
}

test.each([
  ['receipt.pdf', ['receipt', '.pdf']],
  ['a.b.jpeg', ['a.b', '.jpeg']],
  ['no extension', ['no extension', '']],
  ['../x.pdf', ['../x', '.pdf']],
  ['con.pdf', ['con', '.pdf']],
  ['<img>.png', ['<img>', '.png']],
  ['🧾.png', ['🧾', '.png']],
  ['касова бележка.pdf', ['касова бележка', '.pdf']],
  ['\u202Efdp.exe.pdf', ['\ufffdfdp.exe', '.pdf']],
  ['line\nbreak.pdf', ['line\ufffdbreak', '.pdf']],
  ['', ['', '']],
])('the name %j is shown for what it is @RCP-2 BI-10', (name, parts) => {
  expect(shown(name)).toEqual(parts)
})

test('no name of any letters breaks its line, turns its direction or loses a letter @RCP-2 BI-10', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (name) => {
      const whole = shown(name).join('')
      expect(whole).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(whole).toHaveLength(name.length)
    }),
  )
})
