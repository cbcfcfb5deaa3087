import { expect, test } from 'vitest'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { speak } from '#lib/i18n/speak.ts'
import { dictionaries } from '#support/dictionaries.ts'
import { readCopy } from '../../../src/pages/_copy/copy.ts'
import { languages } from './spoken-texts.ts'

const bulgarian = [...(dictionaries.get('bg') ?? [])]

/** The wordings of a dictionary whose key ends with one of these words: those are written on buttons. */
const onButtons = bulgarian.filter(([path]) =>
  /(?:^|\.)(?:retry|again|lookAgain|promote|submit|confirm|keep|cancel|read|readMore|readLess|more|get|request|link|start|check|choose)$/.test(
    path,
  ),
)

test('a Bulgarian member who keeps what she has presses a button that does not say Save @C11', () => {
  const keeping = bulgarian.filter(([path]) => /\.(?:keep|cancel)$/.test(path) || path === 'deletion.keep')
  expect(keeping.length).toBeGreaterThan(5)
  expect(keeping.filter(([, text]) => /^Запазване/.test(text))).toEqual([])
  const words = Object.fromEntries(bulgarian)
  expect(words['deletion.keep']).toBe('Не, оставям профила си')
  expect(words['addresses.removal.keep']).toBe('Отказ')
})

test('buttons in Bulgarian name an action, and give the member no order @C11', () => {
  // A step of the introduction, and the first entry of a list to choose from.
  const notButtons = /^(?:registration\.intro\.confirm|addresses\.fields\.choose)$/
  const orders = onButtons.filter(
    ([path, text]) => !notButtons.test(path) && /^\p{L}+(?:ете|йте)(?!\p{L})/u.test(text),
  )
  expect(onButtons.length).toBeGreaterThan(30)
  expect(orders).toEqual([])
})

test.for([
  ['bg', /[Сс]вързване/],
  ['pl', /Połącz/],
  ['cs', /Spárov/],
  ['sk', /Spárov/],
  ['ro', /Asoci/],
  ['fr', /Associer/],
] as const)('pairing a card is called the same everywhere in %s @C11', ([locale, term]) => {
  const words = Object.fromEntries(dictionaries.get(locale) ?? [])
  const places = [
    words['card.pairing.submit'],
    words['dashboard.pairCard'],
    words['profile.card.pair'],
    readCopy(locale).pages['link-card'].title,
  ]
  for (const place of places) expect(place).toMatch(term)
})

test('a Slovak member reads the verb in the number of her missing points @C11', async () => {
  const { coupons, rewards } = speak('sk', await loadDictionary('sk'))
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect([1, 2, 4, 5, 1.5].map((n) => plain(coupons.hint.missing({ n })))).toEqual([
    'Chýba vám ešte 1 bod.',
    'Chýbajú vám ešte 2 body.',
    'Chýbajú vám ešte 4 body.',
    'Chýba vám ešte 5 bodov.',
    'Chýba vám ešte 1,5 bodu.',
  ])
  expect([1, 3, 20].map((n) => plain(rewards.short({ n })))).toEqual([
    'Chýba 1 bod',
    'Chýbajú 3 body',
    'Chýba 20 bodov',
  ])
})

test.for([
  ['sk', 'promoCode.usedByTry', 'najpravdepodobnejšie'],
  ['ro', 'rewardsRedemption.refused.title', 'nu a putut fi revendicată'],
  ['fr', 'rewardsRedemption.to.donation', 'Quelle cause souhaitez-vous soutenir\u202f?'],
  ['fr', 'rewardsRedemption.success.given', 'Vos points soutiennent\u00a0: {place}'],
  ['cs', 'rewardsRedemption.question.title', 'Vyměnit body za tuto odměnu?'],
] as const)('a native speaker of %s would say %s so @C11', ([locale, path, expected]) => {
  const words = Object.fromEntries(dictionaries.get(locale) ?? [])
  expect(words[path]).toContain(expected)
})

test('a Romanian who has verified her card is told that a few details are missing @C11', () => {
  expect(readCopy('ro').pages['register-after-verify'].lead).toBe('Mai sunt câteva date și gata.')
})

test.for(languages)('no sentence of %s that a grocer’s member reads names a petrol station @C11 @STO-1', ([, texts]) => {
  const named = /\bstations?\b|petrol|бензиностанц|čerpac|\bstacj|benzinăr/i
  expect(texts.filter(({ text }) => named.test(text))).toEqual([])
})
