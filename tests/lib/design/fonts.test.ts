import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scripts } from '#lib/design/fonts/scripts.ts'

const folder = new URL('../../../src/lib/design/', import.meta.url)
const names = ['latin', 'latin-ext', 'cyrillic'] as const
const fonts = names.map((name) => ({
  characters: new Set([...(scripts[name] ?? '')].map((character) => character.codePointAt(0) ?? 0)),
}))

/** The ranges that `fonts.css` gives to each file, as [from, to]. */
const ranges = [
  ...readFileSync(new URL('fonts.css', folder), 'utf8').matchAll(/unicode-range:([^;]+);/g),
].map(([, list = '']) =>
  list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  }),
)

const alphabets = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  cs: 'áčďéěíňóřšťúůýž',
  pl: 'ąćęłńóśźż',
  ro: 'ăâîșțşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  fr: 'àâæçéèêëîïôœùûüÿ',
}

test.for(Object.entries(alphabets))(
  'every letter of %s is drawn in Montserrat @WHL-2 @WHL-3',
  ([, letters]) => {
    const all = [...letters, ...letters.toUpperCase()].map((letter) => letter.codePointAt(0) ?? 0)
    expect(all.filter((code) => !fonts.some(({ characters }) => characters.has(code)))).toEqual([])
  },
)

test('digits, prices and typographic marks are drawn in Montserrat @WHL-2', () => {
  const marks = '0123456789 €£+−–—„“”‘’‚«»…·×%.,:;!?()/&@#№\u00a0'
  const missing = [...marks].filter(
    (mark) => !fonts.some(({ characters }) => characters.has(mark.codePointAt(0) ?? 0)),
  )
  expect(missing).toEqual([])
})

test('a file is fetched for characters that it has, and for no other', () => {
  for (const [index, { characters }] of fonts.entries()) {
    const listed = (ranges[index] ?? []).flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step),
    )
    expect(listed.filter((code) => !characters.has(code))).toEqual([])
  }
})
