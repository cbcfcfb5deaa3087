import { expect, test } from 'vitest'
import { setInType, typographyErrors } from '#lib/build/desk/typography.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { textsIn } from '#lib/i18n/translation.ts'
import { grocer, pharmacy } from '#sandbox/tenants.ts'
import { languages } from './spoken-texts.ts'

test.for(languages)('what %s says is set as its printers set it @WHL-3', ([locale, texts]) => {
  expect(
    texts.flatMap(({ at, text }) => typographyErrors(locale, text).map((error) => `${at}: ${error} ${text}`)),
  ).toEqual([])
})

test('what the Bulgarian demo club says is set as Bulgarian is', () => {
  const texts = textsIn(JSON.parse(JSON.stringify(grocer.content)))
    .map(([, text]) => text.replace(/<[^>]*>|\*\*|^[#-].*|\n/gm, ''))
    .filter((text) => /[а-я]/i.test(text))
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => typographyErrors('bg', text).length > 0)).toEqual([])
})

test('what the French demo club says is set as French is', () => {
  const texts = textsIn(JSON.parse(JSON.stringify([pharmacy.content, pharmacy.settings])))
    .map(([, text]) => text.replace(/<\/?(?:strong|em|a)\b[^>]*>|\*\*|^https:.*/gm, ''))
    .map((text) => text.replace(/<[^>]*>|^[#-].*|\n/gm, ' ').trim())
    .filter((text) => /[a-zà-ÿ] [a-zà-ÿ]/.test(text) && !text.includes('{'))
    .map((text) => text.replace(/ {2,}/g, ' '))
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => typographyErrors('fr', text).length > 0)).toEqual([])
})

const wrong: readonly [Locale, string][] = [
  ['en', "It's here"],
  ['en', 'Loading...'],
  ['en', 'Points - and more'],
  ['sk', 'Dva  medzery'],
  ['cs', 'Kód „{code}”'],
  ['bg', 'Полето "{field}"'],
  ['ro', 'Câmpul „{field}“'],
  ['ro', 'Reţea'],
  ['fr', 'Prêt ?'],
  ['fr', 'Le champ «\u00a0{field}\u00a0»'],
  ['fr', 'Deux choses : ceci'],
  ['pl', 'Kod z SMS-a'],
  ['cs', 'O nový kód'],
  ['bg', '{n|number} {{точка|точки}}'],
  ['en', '{n:number|number} {{point|points}}'],
  ['sk', 'Limit je {size|number} MB'],
  ['cs', 'Například +420 601 123 456.'],
]

test.for(wrong)('a text of %s that is set wrongly is found: %s', ([locale, text]) => {
  expect(typographyErrors(locale, text)).toHaveLength(1)
})

test('what a plural counts is no text: in French too it takes no blank before its colon', () => {
  const text = '{{n:|Trouvé|||Trouvés|Trouvés}}\u00a0: {n|number}'
  expect(typographyErrors('fr', text)).toEqual([])
  expect(setInType('fr', text)).toBe(text)
})
