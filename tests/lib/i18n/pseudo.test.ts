import { describe, expect, test } from 'vitest'
import { en } from '#lib/i18n/locales/en.ts'
import { pseudoDictionary, pseudoText } from '#lib/i18n/pseudo.ts'
import { speak } from '#lib/i18n/speak.ts'
import { wordingsOf } from '#support/dictionaries.ts'

const english = wordingsOf(en)
const pseudo = new Map(wordingsOf(pseudoDictionary(en)))

const filledIn = (text: string) => text.match(/(?<!\{)\{[^{}]+\}(?!\})/g) ?? []
/** Returns the name that each plural counts, and the number of its forms. */
const counted = (text: string) =>
  [...text.matchAll(/\{\{(\w+:)?([^{}]*)\}\}/g)].map(([, name = '', forms = '']) => [
    name,
    forms.split('|').length,
  ])
const plain = (text: string) => text.replace(/\{\{?(?:\w+:)?([^{}]*)\}\}?/g, '')

describe('every sentence in the pseudo-language', () => {
  test('stands in its brackets, once', () => {
    expect([...pseudo].filter(([, text]) => !/^⟦[^⟦⟧]+⟧$/s.test(text))).toEqual([])
  })

  test('has what is filled in, and the formats and plurals of it, as they were', () => {
    for (const [path, text] of english) {
      expect(filledIn(pseudo.get(path) ?? ''), path).toEqual(filledIn(text))
      expect(counted(pseudo.get(path) ?? ''), path).toEqual(counted(text))
    }
  })

  test('has a mark on each letter that can bear one', () => {
    expect([...pseudo].filter(([, text]) => /[acdeinorstuyz]/i.test(plain(text)))).toEqual([])
  })

  test('is about four tenths longer', () => {
    const length = (texts: readonly string[]) => texts.reduce((sum, text) => sum + plain(text).length, 0)
    const ratio = length([...pseudo.values()]) / length(english.map(([, text]) => text))
    expect(ratio).toBeGreaterThan(1.3)
    expect(ratio).toBeLessThan(1.5)
  })
})

test('a sentence is said with its number and its plural', () => {
  const { common } = speak('en', pseudoDictionary(en))
  expect([1, 1200].map((n) => common.points({ n }))).toEqual(['⟦1\u00a0póóííňť⟧', '⟦1,200\u00a0póóííňťš⟧'])
  expect(pseudoText('{n:number|number} {{n:day|days}} of {name}')).toBe(
    '⟦{n:number|number} {{n:ďááýý|ďááýýš}} óóf {name}⟧',
  )
})
