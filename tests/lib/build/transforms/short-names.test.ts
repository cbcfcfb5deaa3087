import { expect, test } from 'vitest'
import { shortened, shortNamesInSheet, shortNamesOf } from '#lib/build/transforms/short-names.ts'

interface Rule {
  selector: string
}

/** A style sheet of two layers, as far as the naming looks at it. */
const sheetOf = (utilities: readonly Rule[], recipes: readonly Rule[]) => {
  const walk =
    (rules: readonly Rule[]) =>
    (visit: (rule: Rule) => void): void =>
      rules.forEach(visit)
  const walkAtRules = () => {}
  const layers = [
    { params: 'recipes', walkAtRules, walkRules: walk(recipes) },
    { params: 'utilities', walkAtRules, walkRules: walk(utilities) },
  ]
  return {
    walkRules: walk([...recipes, ...utilities]),
    walkAtRules: (_: string, visit: (layer: (typeof layers)[number]) => void) => layers.forEach(visit),
  }
}

test('utility classes get short names by their place, and a name that a recipe has is passed over', () => {
  const utilities = [
    { selector: '.p_4' },
    { selector: '.m_2' },
    { selector: '.hover\\:bg_red:is(:hover, [data-hover])' },
  ]
  expect(shortNamesOf(sheetOf(utilities, [{ selector: '.b > .button' }]))).toEqual(
    new Map([
      ['p_4', 'a'],
      ['m_2', 'c'],
      ['hover:bg_red', 'd'],
    ]),
  )
})

test('a thousand and one classes have as many names, none longer than three letters, none beginning with a digit', () => {
  const utilities = Array.from({ length: 1001 }, (_, place) => ({ selector: `.w_${place}` }))
  const names = [...shortNamesOf(sheetOf(utilities, [])).values()]
  expect(new Set(names).size).toBe(1001)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{0,2}$/)
})

test('the sheet and the styles that use it say the same short names, recipes and strangers keep theirs', () => {
  const utilities = [{ selector: '.w_\\[calc\\(1\\.5rem_\\+_1px\\)\\]' }, { selector: '.\\32 xl\\:p_4' }]
  const recipes = [{ selector: '.dialog__content[data-state="open"]' }]
  shortNamesInSheet.OnceExit(sheetOf(utilities, recipes))
  expect([...recipes, ...utilities].map(({ selector }) => selector)).toEqual([
    '.dialog__content[data-state="open"]',
    '.a',
    '.b',
  ])
  expect(shortened('2xl:p_4 dialog__content w_[calc(1.5rem_+_1px)] unknown')).toBe(
    'b dialog__content a unknown',
  )
})
