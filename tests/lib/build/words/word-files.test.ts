import { expect, test } from 'vitest'
import { partsOf, shapeOf } from '#lib/build/words/word-files.ts'
import { en } from '#lib/i18n/languages/en.ts'
import type { Dictionary } from '#lib/i18n/translation.ts'
import { wordParts } from '#lib/i18n/word-file.ts'

const english: Dictionary = {
  card: { title: 'Card', points: '{n:number|number} {{point|points}}' },
  coupons: { title: 'Coupons', button: { activate: 'Activate' } },
  stores: { title: 'Stores' },
}
const shape = shapeOf(english)

test('a member who comes back after another word was chosen asks for the same file @RTE-2', () => {
  const { coupons, ...others } = english
  expect(shapeOf({ ...others, coupons: { button: { activate: 'Start now' }, title: 'My coupons' } })).toBe(
    shape,
  )
  expect(shapeOf({ ...english, card: { title: 'Card', points: '{n:number|number} {{star|stars}}' } })).toBe(
    shape,
  )
})

test.each([
  ['a sentence more', { ...english, stores: { title: 'Stores', near: 'Near you' } }],
  ['a sentence less', { ...english, coupons: { title: 'Coupons' } }],
  ['another thing to be filled in', { ...english, stores: { title: 'Stores of {town}' } }],
  ['another group', { ...english, news: { title: 'News' } }],
])('code that knows %s never reads the dictionaries from before @WHL-3', (_, changed) => {
  expect(shapeOf(changed)).not.toBe(shape)
})

test('the parts of a dictionary hold each group once, and are of about the same size', () => {
  const parts = partsOf(en)
  expect(parts).toHaveLength(wordParts)
  expect(parts.flat().toSorted()).toEqual(Object.keys(en).toSorted())
  const sizes = parts.map((groups) => JSON.stringify(groups.map((group) => Reflect.get(en, group))).length)
  expect(Math.max(...sizes)).toBeLessThan(2 * Math.min(...sizes))
})
