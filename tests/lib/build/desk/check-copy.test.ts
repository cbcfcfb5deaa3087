import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyMistakes } from '#lib/build/desk/check-copy.ts'
import { locales } from '#lib/i18n/locale.ts'
import { type Files, sentenceOf } from '../../../../src/pages/_copy/mistakes.ts'

const written = Object.fromEntries(
  locales.map((locale) => [`${locale}.json`, readFileSync(`src/pages/_copy/${locale}.json`, 'utf8')]),
)
const sentencesIn = (files: Files) => copyMistakes(files).map(sentenceOf)
/** The mistakes of the files with one text of one of them changed. */
const mistakesWith = (file: string, from: string, to: string) => {
  const before = written[file] ?? ''
  if (!before.includes(from)) throw new Error(`${file} does not say ${from}`)
  return sentencesIn({ ...written, [file]: before.replace(from, to) })
}

test('the words of the pages as they are now speak as the portal does @WHL-3', () => {
  expect(copyMistakes(written)).toEqual([])
})

test.for<[string, string, string, string]>([
  [
    'bg.json',
    'Вашите купони: ',
    'Вашите ваучери: ',
    'In bg.json, pages.coupons.description says “ваучери”, for which the portal has one word: “купон”.',
  ],
  [
    'fr.json',
    '"heading": "Mon profil"',
    '"heading": "Ton profil"',
    'In fr.json, pages.profile.heading says “Ton”. Members are addressed politely, and so that nothing tells men from women: vous.',
  ],
  [
    'en.json',
    'Sign in to see your points',
    'You’ll see all the same points',
    'In en.json, pages.index.description says “all the same”. Write it shorter: the result first, then what to do.',
  ],
  [
    'en.json',
    'This page doesn’t exist.',
    "This page's lost.",
    'In en.json, pages.not-found.description needs typographic quotes and apostrophes (’).',
  ],
  [
    'en.json',
    '"coupons": "Coupons"',
    '"coupons": "Vouchers"',
    'In en.json, places.coupons says “Vouchers”, for which the portal has one word: “coupon”.',
  ],
])(
  'who checks the words of pages reads in which file and key a text does not speak so: %s, %s @WHL-3',
  ([file, from, to, sentence]) => {
    expect(mistakesWith(file, from, to)).toEqual([sentence])
  },
)

test('a file that cannot be read is told as that alone, and the others are judged all the same @WHL-3', () => {
  const broken = {
    ...written,
    'sk.json': '{',
    'pl.json': (written['pl.json'] ?? '').replace(/kupon/g, 'bon'),
  }
  const found = sentencesIn(broken)
  expect(found.filter((one) => one.startsWith('In sk.json'))).toHaveLength(1)
  expect(found.filter((one) => one.includes('for which the portal has one word: “kupon”'))).not.toEqual([])
})
