import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dictionaries } from '#support/dictionaries.ts'

const root = new URL('../../', import.meta.url)
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  // All but the dictionaries themselves.
  .filter((file) => !/^src\/lib\/i18n\/[a-z]{2}(?:_[A-Z]{2})?\//.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))

const says = (text: string, word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text)

/**
 * Whether a wording is said: in a file that speaks of its group and of its own name, `group.name` or apart; or, where
 * some file picks from the group by a value (`group[key]`), when any file has the name as such a value.
 */
function isSaid(path: string): boolean {
  const [name = '', group = ''] = path.split('.').toReversed()
  const picked = sources.some((text) => new RegExp(`\\b${group}\\[`).test(text))
  return sources.some(
    (text) =>
      (says(text, group) && new RegExp(`\\.${name}\\b`).test(text)) ||
      (picked && new RegExp(`['"]${name}['"]|\\b${name}:`).test(text)),
  )
}

/** Sentences of the specification's error catalogue whose screens are still to come; spec §8. */
const agreed = ['errors.invalidToken', 'errors.mixed.default', 'errors.mixed.match']

test('every wording is said somewhere', () => {
  const paths = [...(dictionaries.get('en')?.keys() ?? [])]
  expect(paths.filter((path) => !isSaid(path) && !agreed.includes(path))).toEqual([])
})
